import { PartnerPortal } from '@/components/partners/applications/partner-portal';
import { pageMetadata } from '@/lib/site/page-metadata';

/** The same screen under its other address; search engines are sent to the first. */
export const metadata = pageMetadata('/partners/portal');

export default function PartnerPortalPage() {
  return <PartnerPortal />;
}
