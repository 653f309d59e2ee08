import { Article } from '@/components/shell/article';
import { SitePage } from '@/components/shell/site-page';
import { intellectualProperty } from '@/lib/company/content/papers';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/legal/ip');

export default function IntellectualPropertyPage() {
  return (
    <SitePage path="/legal/ip" title={intellectualProperty.title} lead={intellectualProperty.summary}>
      <Article paper={intellectualProperty} download="intellectual-property" />
    </SitePage>
  );
}
