import 'server-only';
import { partnerLabel } from '../rules/partner-types';
import type { PartnerOverview } from '../schema/overview';
import { listPartners } from './applications';

/** Partners and applicants that wait, for the dashboard of integrations. */
export async function listPartnersOverview(): Promise<PartnerOverview[]> {
  const partners = await listPartners();
  return partners.map((partner) => ({ ...partner, label: partnerLabel(partner.kind) }));
}
