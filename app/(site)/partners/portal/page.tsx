import { PartnerPortal } from '@/components/partners/applications/partner-portal';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/partners/portal');

export default function PartnersPortalPage() {
  return <PartnerPortal />;
}
