import type { Metadata } from 'next';
import { GuardsFrame } from '@/components/accounts/guards-frame';
import { NoOrganization } from '@/components/organizations/no-organization';
import { OrganizationFrame } from '@/components/organizations/organization-frame';
import { OrganizationPeople } from '@/components/organizations/organization-people';
import { PlanEnded } from '@/components/organizations/plan-ended';
import { findOrganization } from '@/lib/organizations/queries/organization';
import { hasPlanEnded } from '@/lib/organizations/queries/plan-in-force';
import { getCurrentPlan } from '@/lib/plans/queries/current-plan';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/organization');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function OrganizationPage() {
  const actor = await requireActor(path);
  const [organization, { plan }, isEnded] = await Promise.all([
    findOrganization(actor),
    getCurrentPlan(actor),
    hasPlanEnded(actor),
  ]);
  if (!organization) {
    return (
      <GuardsFrame title={title} lead="People who work together under one name." path={path}>
        <NoOrganization hasPlan={plan === 'professional'} />
      </GuardsFrame>
    );
  }
  return (
    <OrganizationFrame
      title={organization.name}
      path={path}
      lead={organization.kind === 'partner' ? 'Partner organization' : 'Professional Guard plan'}
    >
      {isEnded && <PlanEnded />}
      <OrganizationPeople organization={organization} ownId={actor.id} />
    </OrganizationFrame>
  );
}
