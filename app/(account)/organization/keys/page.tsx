import type { Metadata } from 'next';
import Link from 'next/link';
import { OrganizationFrame } from '@/components/organizations/organization-frame';
import { ApiKeys } from '@/components/programs/api-keys';
import { CallsChart } from '@/components/programs/calls-chart';
import { requireActor } from '@/lib/platform/session';
import { findKeysPage } from '@/lib/programs/queries/keys';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/organization/keys');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function KeysPage() {
  const actor = await requireActor(path);
  const page = await findKeysPage(actor);
  return (
    <OrganizationFrame
      title={title}
      path={path}
      lead="Your programs show a key when they call our API. Whoever has one can do what it may do."
    >
      {page ? (
        <>
          <ApiKeys initialKeys={page.keys} isOwner={page.isOwner} />
          <CallsChart days={page.days} />
        </>
      ) : (
        <p>
          Keys belong to an organization, and your account is not a member of one.{' '}
          <Link href="/organization" prefetch={false} className="text-link">
            See how you get one
          </Link>
          .
        </p>
      )}
    </OrganizationFrame>
  );
}
