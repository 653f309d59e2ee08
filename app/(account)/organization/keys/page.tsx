import type { Metadata } from 'next';
import { CallsChart } from '@/components/organizations/calls-chart';
import { NeedsOrganization } from '@/components/organizations/needs-organization';
import { OrganizationFrame } from '@/components/organizations/organization-frame';
import { PlanEnded } from '@/components/organizations/plan-ended';
import { ApiKeys } from '@/components/programs/api-keys';
import { requireActor } from '@/lib/platform/session';
import { hasPlanEnded } from '@/lib/organizations/queries/plan-in-force';
import { findKeysPage } from '@/lib/programs/queries/keys';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/organization/keys');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function KeysPage() {
  const actor = await requireActor(path);
  const [page, isEnded] = await Promise.all([findKeysPage(actor), hasPlanEnded(actor)]);
  return (
    <OrganizationFrame
      title={title}
      path={path}
      lead="Your programs use a key to call our API. Whoever has the key can do what it allows: keep it secret."
    >
      {page ? (
        <>
          {isEnded && <PlanEnded />}
          <ApiKeys initialKeys={page.keys} isOwner={page.isOwner} />
          <CallsChart days={page.days} />
        </>
      ) : (
        <NeedsOrganization what="API keys" />
      )}
    </OrganizationFrame>
  );
}
