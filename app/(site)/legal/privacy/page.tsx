import { Article } from '@/components/shell/article';
import { SitePage } from '@/components/shell/site-page';
import { privacy } from '@/lib/company/content/papers';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/legal/privacy');

export default function PrivacyPage() {
  return (
    <SitePage path="/legal/privacy" title={privacy.title} lead={privacy.summary}>
      <Article paper={privacy} download="privacy-policy" />
    </SitePage>
  );
}
