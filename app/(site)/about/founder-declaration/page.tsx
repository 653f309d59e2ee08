import { Article } from '@/components/shell/article';
import { SitePage } from '@/components/shell/site-page';
import { founderDeclaration } from '@/lib/company/content/papers';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/about/founder-declaration');

export default function FounderDeclarationPage() {
  return (
    <SitePage
      path="/about/founder-declaration"
      title={founderDeclaration.title}
      lead={founderDeclaration.summary}
    >
      <Article paper={founderDeclaration} download="founder-declaration" />
    </SitePage>
  );
}
