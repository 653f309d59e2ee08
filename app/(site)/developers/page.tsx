import { Article } from '@/components/shell/article';
import { CodeBlock } from '@/components/shell/code-block';
import { SitePage } from '@/components/shell/site-page';
import { developers } from '@/lib/company/content/papers';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/developers');

export default function DevelopersPage() {
  return (
    <SitePage path="/developers" lead={developers.summary}>
      <Article paper={developers} download="developer-guide" Code={CodeBlock} />
    </SitePage>
  );
}
