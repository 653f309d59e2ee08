import { Article } from '@/components/layout/article';
import { SitePage } from '@/components/layout/site-page';
import { privacy } from '@/lib/company/content/papers';
import { pageMetadata } from '@/lib/platform/page-metadata';

export const metadata = pageMetadata('/legal/privacy');

export default function PrivacyPage() {
  return (
    <SitePage path="/legal/privacy" title={privacy.title} lead={privacy.summary}>
      <Article paper={privacy} download="privacy-policy" />
    </SitePage>
  );
}
