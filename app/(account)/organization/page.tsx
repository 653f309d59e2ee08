import type { Metadata } from 'next';
import { NoOrganization } from '@/components/organizations/no-organization';
import { OrganizationFrame } from '@/components/organizations/organization-frame';
import { OrganizationPeople } from '@/components/organizations/organization-people';
import { PlanEnded } from '@/components/organizations/plan-ended';
import { PageHeader } from '@/components/shell/page-header';
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
      <div data-product="deedguard" className="page py-8 sm:py-10">
        <PageHeader title={title} section="Your account">
          <p>People who work together under one name.</p>
        </PageHeader>
        <div className="mt-8">
          <NoOrganization hasPlan={plan === 'professional'} />
        </div>
      </div>
    );
  }
  return (
    <OrganizationFrame
      title={organization.name}
      path={path}
      lead={organization.kind === 'partner' ? 'Partner organization' : 'Professional plan'}
    >
      {isEnded && <PlanEnded />}
      <OrganizationPeople organization={organization} ownId={actor.id} />
    </OrganizationFrame>
  );
}
