import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { EmptyList } from '@/components/admin/empty-list';
import { NotaryTable } from '@/components/admin/notary-table';
import { listBondStates } from '@/lib/catalog/queries';
import { listNotaries } from '@/lib/notary/queries/notary-list';
import { dayOf } from '@/lib/notary/rules/eligibility';
import { listNotariesSchema } from '@/lib/notary/schema/profile';
import { now } from '@/lib/platform/clock';
import { listSorts } from '@/lib/platform/list';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/admin/notaries');

export const metadata: Metadata = { title, description, robots: { index: false } };

const NOBODY = {
  all: 'No notary has an account yet. Notaries will appear here when they sign up.',
  unverified: 'Every notary is verified.',
};

type NotariesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NotariesPage({ searchParams }: NotariesPageProps) {
  const actor = await requireActor(path);
  const { after, unverified, search, sort } = listNotariesSchema.safeParse(await searchParams).data ?? {};
  const { notaries, next } = await orNotFound(listNotaries(actor, { after, unverified, search, sort }));
  const filter = { unverified: unverified ? 'true' : undefined, search, sort };

  return (
    <AdminList
      title={title}
      path={path}
      says="Open the paper of each credential, compare number and last day, then verify. Anything that has lapsed counts as missing."
      noun="notaries"
      csvPath="/api/notaries"
      filter={filter}
      search="Name or email"
      choices={[
        {
          name: 'unverified',
          label: 'Verification',
          none: 'All notaries',
          options: [{ value: 'true', label: 'Not verified' }],
        },
        { name: 'sort', label: 'Sort by', options: listSorts },
      ]}
      clearLabel="Show all notaries"
      isFirst={!after}
      next={next}
    >
      {notaries.length > 0 ? (
        <NotaryTable notaries={notaries} bondStates={listBondStates()} today={dayOf(now())} />
      ) : (
        <EmptyList>
          {search ? 'No notaries match this filter.' : NOBODY[unverified ? 'unverified' : 'all']}
        </EmptyList>
      )}
    </AdminList>
  );
}
