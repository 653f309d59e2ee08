import { PartnerDashboard } from '@/components/organizations/partner-dashboard';
import { PartnerPortal } from '@/components/partners/applications/partner-portal';
import { findOrganization } from '@/lib/organizations/queries/organization';
import { getPartnerFigures } from '@/lib/organizations/queries/portal';
import { requireActor } from '@/lib/platform/session';
import { pageMetadata } from '@/lib/site/page-metadata';

/** `/partners/portal` for whoever is signed in. */
export const metadata = pageMetadata('/partners/portal');

/** A partner’s own figures; for everybody else what partners receive, and the way to become one. */
export default async function OwnPartnerPortalPage() {
  const actor = await requireActor('/partners/portal');
  const organization = await findOrganization(actor);
  if (organization?.kind !== 'partner') return <PartnerPortal />;
  return <PartnerDashboard organization={organization} figures={await getPartnerFigures(actor)} />;
}
