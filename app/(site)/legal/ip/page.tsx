import { Article } from '@/components/layout/article';
import { SitePage } from '@/components/layout/site-page';
import { intellectualProperty } from '@/lib/company/content/papers';
import { pageMetadata } from '@/lib/platform/page-metadata';

export const metadata = pageMetadata('/legal/ip');

export default function IntellectualPropertyPage() {
  return (
    <SitePage path="/legal/ip" title={intellectualProperty.title} lead={intellectualProperty.summary}>
      <Article paper={intellectualProperty} download="intellectual-property" />
    </SitePage>
  );
}
