import { Article } from '@/components/shell/article';
import { SitePage } from '@/components/shell/site-page';
import { terms } from '@/lib/company/content/papers';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/legal/terms');

export default function TermsPage() {
  return (
    <SitePage path="/legal/terms" title={terms.title} lead={terms.summary}>
      <Article paper={terms} download="terms-of-service" />
    </SitePage>
  );
}
