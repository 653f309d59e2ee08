import { PartnerPortal } from '@/components/partners/applications/partner-portal';
import { pageMetadata } from '@/lib/site/page-metadata';

/** `/partners/portal` for whoever is signed in. */
export const metadata = pageMetadata('/partners/portal');

export default function OwnPartnerPortalPage() {
  return <PartnerPortal />;
}
