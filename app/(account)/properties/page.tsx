import type { Metadata } from 'next';
import Link from 'next/link';
import { PageLinks } from '@/components/admin/page-links';
import { EmptyState } from '@/components/kit/empty-state';
import { PropertyTable } from '@/components/properties/property-table';
import { PageHeader } from '@/components/shell/page-header';
import { buttonVariants } from '@/components/ui/button';
import { propertiesQuerySchema, type PropertyCounts } from '@/lib/deeds/schema';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { listOwnProperties } from '@/lib/properties/queries/properties';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/properties');

export const metadata: Metadata = { title, description, robots: { index: false } };

type PropertiesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PropertiesPage({ searchParams }: PropertiesPageProps) {
  const { after } = propertiesQuerySchema.parse(await searchParams);
  const actor = await requireActor(path);
  const { properties, next, counts } = await orNotFound(listOwnProperties(actor, after));

  const protect = (
    <Link href="/deedguard-protection" prefetch={false} className={buttonVariants()}>
      Protect a property
    </Link>
  );

  return (
    <div data-product="deedguard" className="page">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PageHeader title={title}>
          <p>{summaryOf(counts)}</p>
        </PageHeader>
        {properties.length > 0 && protect}
      </div>
      {properties.length === 0 ? (
        <EmptyState
          level={2}
          title="Protect your first property today"
          says="Its lock, its open alerts and its last recording are then shown here."
        >
          {protect}
        </EmptyState>
      ) : (
        <div className="mt-6">
          <PropertyTable properties={properties} />
          <PageLinks label="Pages of properties" path={path} filter={{}} isFirst={!after} next={next} />
        </div>
      )}
    </div>
  );
}

function summaryOf({ locked, due, contested, ended }: PropertyCounts): string {
  const parts = [
    `${locked || 'None'} locked`,
    due > 0 && `${due} waiting for payment`,
    contested > 0 && `${contested} contested`,
    ended > 0 && `${ended} ended`,
  ];
  return parts.filter(Boolean).join(', ');
}
