import type { Metadata } from 'next';
import { addressOf, PageLinks } from '@/components/admin/page-links';
import { NoOrganization } from '@/components/organizations/no-organization';
import { NothingShared } from '@/components/organizations/nothing-shared';
import { OrganizationFrame } from '@/components/organizations/organization-frame';
import { SharedList } from '@/components/organizations/shared-list';
import { PageNav } from '@/components/shell/page-nav';
import { listOrganizationInvoices } from '@/lib/invoices/queries/organization-invoices';
import { listOrganizationRequests } from '@/lib/notary/queries/organization-requests';
import { findOrganization } from '@/lib/organizations/queries/organization';
import { sharedKindWords } from '@/lib/organizations/rules/sharing';
import { sharedKinds, sharedListSchema, type SharedKind } from '@/lib/organizations/schema/sharing';
import { getCurrentPlan } from '@/lib/plans/queries/current-plan';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { listOrganizationProperties } from '@/lib/properties/queries/organization-properties';
import { getSitePage } from '@/lib/site/site';
import { listOrganizationDocuments } from '@/lib/vault/queries/organization-documents';

const { title, description, path } = getSitePage('/organization/shared');

export const metadata: Metadata = { title, description, robots: { index: false } };

const lists = {
  document: listOrganizationDocuments,
  property: listOrganizationProperties,
  request: listOrganizationRequests,
  invoice: listOrganizationInvoices,
};

const placeOf = (kind: SharedKind) => addressOf(path, { kind });
const places = sharedKinds.map((kind) => ({ href: placeOf(kind), label: sharedKindWords[kind].plural }));

type SharedPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SharedThingsPage({ searchParams }: SharedPageProps) {
  const actor = await requireActor(path);
  const { kind, after } = sharedListSchema.parse(await searchParams);
  const organization = await findOrganization(actor);
  if (!organization) return <Alone hasPlan={(await getCurrentPlan(actor)).plan === 'professional'} />;
  const { items, next } = await orNotFound(lists[kind](actor, after));

  return (
    <OrganizationFrame
      title={title}
      path={path}
      lead={`What members of ${organization.name} let the others see. It stays theirs.`}
    >
      <section aria-label={sharedKindWords[kind].plural}>
        <PageNav label="Kinds of things" places={places} path={placeOf(kind)} />
        <div className="mt-5">
          {items.length > 0 ? (
            <SharedList kind={kind} items={items} organization={organization.name} />
          ) : (
            <NothingShared kind={kind} />
          )}
        </div>
        <PageLinks
          label="Pages of what is shared"
          path={path}
          filter={{ kind }}
          isFirst={!after}
          next={next}
        />
      </section>
    </OrganizationFrame>
  );
}

function Alone({ hasPlan }: { hasPlan: boolean }) {
  return (
    <OrganizationFrame title={title} path={path} lead="What members of an organization share.">
      <NoOrganization hasPlan={hasPlan} />
    </OrganizationFrame>
  );
}
