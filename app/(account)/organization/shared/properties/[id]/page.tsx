import type { Metadata } from 'next';
import { PageLinks } from '@/components/admin/page-links';
import { SharedFrame } from '@/components/organizations/shared-frame';
import { OrganizationProperty } from '@/components/properties/organization-property';
import { orNotFound, readId } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getOrganizationProperty } from '@/lib/properties/queries/organization-properties';
import { sharedPropertySchema } from '@/lib/properties/schema/timeline';
import { getSitePage } from '@/lib/site/site';

const { title, description } = getSitePage('/organization/shared/properties/[id]');

export const metadata: Metadata = { title, description, robots: { index: false } };

type SharedPropertyPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function SharedPropertyPage({ params, searchParams }: SharedPropertyPageProps) {
  const { id } = await params;
  const path = `/organization/shared/properties/${id}`;
  const { asOf, kind, after } = sharedPropertySchema.parse(await searchParams);
  const actor = await requireActor(path);
  const { share, ...property } = await orNotFound(
    getOrganizationProperty(actor, { id: readId(id), asOf, kind, after }),
  );

  return (
    <SharedFrame kind="property" share={share} name={property.propertyAddress}>
      <OrganizationProperty property={property} sharedBy={share.sharedBy} kind={kind}>
        <PageLinks
          label="Pages of the history"
          path={path}
          filter={{ kind, asOf }}
          isFirst={!after}
          next={property.next}
          part="#history"
        />
      </OrganizationProperty>
    </SharedFrame>
  );
}
