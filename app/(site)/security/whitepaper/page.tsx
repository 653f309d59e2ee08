import { Article } from '@/components/shell/article';
import { SitePage } from '@/components/shell/site-page';
import { whitepaper } from '@/lib/company/content/papers';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/security/whitepaper');

export default function WhitepaperPage() {
  return (
    <SitePage path="/security/whitepaper" lead={whitepaper.summary}>
      <Article paper={whitepaper} download="security-whitepaper" />
    </SitePage>
  );
}
