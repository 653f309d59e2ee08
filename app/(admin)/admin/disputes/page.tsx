import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { DisputeTable } from '@/components/admin/dispute-table';
import { EmptyList } from '@/components/admin/empty-list';
import { listDisputes } from '@/lib/payments/queries';
import { listDisputesSchema } from '@/lib/payments/schema';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/admin/disputes');

export const metadata: Metadata = { title, description, robots: { index: false } };

type DisputesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function DisputesPage({ searchParams }: DisputesPageProps) {
  const actor = await requireActor(path);
  const { after, open, sort } = listDisputesSchema.safeParse(await searchParams).data ?? {};
  const { disputes, next } = await orNotFound(listDisputes(actor, { after, open, sort }));

  return (
    <AdminList
      title={title}
      path={path}
      says="Payers who asked their bank for the money. Answer in the Stripe dashboard; no lock changes by it."
      noun="disputes"
      csvPath="/api/payments/disputes"
      filter={{ open: open ? 'true' : undefined, sort }}
      choices={[
        {
          name: 'open',
          label: 'Status',
          none: 'All disputes',
          options: [{ value: 'true', label: 'Not decided yet' }],
        },
        {
          name: 'sort',
          label: 'Sort by',
          options: [
            { value: 'newest', label: 'Newest first' },
            { value: 'oldest', label: 'Oldest first' },
            { value: 'amount', label: 'Largest first' },
          ],
        },
      ]}
      clearLabel="Show all disputes"
      isFirst={!after}
      next={next}
    >
      {disputes.length > 0 ? (
        <DisputeTable disputes={disputes} />
      ) : (
        <EmptyList>{open ? 'No dispute waits for a decision.' : 'No payment was disputed.'}</EmptyList>
      )}
    </AdminList>
  );
}
