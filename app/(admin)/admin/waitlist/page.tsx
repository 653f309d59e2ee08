import type { Metadata } from 'next';
import Link from 'next/link';
import { AdminList } from '@/components/admin/admin-list';
import { EmptyList } from '@/components/admin/empty-list';
import { WaitlistTable } from '@/components/admin/waitlist-table';
import { states } from '@/lib/catalog/content/states';
import { experiences } from '@/lib/partners/rules/waitlist';
import { countWaitlist, listWaitlist } from '@/lib/partners/queries/waitlist';
import { waitlistQuerySchema } from '@/lib/partners/schema/waitlist';
import { listSorts } from '@/lib/platform/list';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { formatNumber } from '@/lib/values/numbers';

const { title, description, path } = getSitePage('/admin/waitlist');

export const metadata: Metadata = { title, description, robots: { index: false } };

type WaitlistPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function WaitlistPage({ searchParams }: WaitlistPageProps) {
  const actor = await requireActor(path);
  const { after, state, experience, search, sort } =
    waitlistQuerySchema.safeParse(await searchParams).data ?? {};
  const filter = { state, experience, search, sort };
  const [{ entries, next }, count] = await orNotFound(
    Promise.all([listWaitlist(actor, { ...filter, after }), countWaitlist(actor, filter)]),
  );

  return (
    <AdminList
      title={title}
      path={path}
      says={`${formatNumber(count)} ${count === 1 ? 'notary' : 'notaries'}`}
      noun="waitlist"
      csvPath="/api/waitlist"
      filter={filter}
      search="Name, company or email"
      choices={[
        {
          name: 'state',
          label: 'State',
          none: 'All states',
          options: states.map(({ name }) => ({ value: name, label: name })),
        },
        { name: 'experience', label: 'Experience', none: 'All', options: experiences },
        { name: 'sort', label: 'Sort by', options: listSorts },
      ]}
      clearLabel="Show everybody"
      isFirst={!after}
      next={next}
    >
      {entries.length > 0 ? (
        <WaitlistTable entries={entries} />
      ) : (
        <Nobody isFiltered={Boolean(state || experience || search)} />
      )}
    </AdminList>
  );
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyList>Nobody on the waitlist matches this filter.</EmptyList>;
  return (
    <EmptyList>
      Nobody is here yet. People who join on{' '}
      <Link href="/notary-waitlist" prefetch={false} className="text-link">
        the waitlist page
      </Link>{' '}
      will appear here.
    </EmptyList>
  );
}
