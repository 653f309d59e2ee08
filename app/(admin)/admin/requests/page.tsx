import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { EmptyList } from '@/components/admin/empty-list';
import { RequestTable } from '@/components/admin/request-table';
import { countAllRequests, listAllRequests } from '@/lib/notary/queries/request-list';
import { requestStatuses, statusLabels } from '@/lib/notary/rules/statuses';
import { allRequestsSchema, requestSorts, WAITING } from '@/lib/notary/schema/request-list';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { formatNumber } from '@/lib/values/numbers';

const { title, description, path } = getSitePage('/admin/requests');

export const metadata: Metadata = { title, description, robots: { index: false } };

type RequestsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const statuses = [
  { value: WAITING, label: 'Nobody left to ask' },
  ...requestStatuses.map((value) => ({ value, label: statusLabels[value] })),
];

export default async function RequestsPage({ searchParams }: RequestsPageProps) {
  const actor = await requireActor(path);
  const { after, status, search, sort } = allRequestsSchema.safeParse(await searchParams).data ?? {};
  const filter = { status, search, sort };
  const [{ requests, next }, count] = await orNotFound(
    Promise.all([listAllRequests(actor, { ...filter, after }), countAllRequests(actor, filter)]),
  );

  return (
    <AdminList
      title={title}
      path={path}
      says={`${formatNumber(count)} ${count === 1 ? 'request' : 'requests'}`}
      noun="requests"
      csvPath="/api/requests/all"
      filter={filter}
      search="Client, email or place"
      choices={[
        { name: 'status', label: 'Status', none: 'All', options: statuses },
        { name: 'sort', label: 'Sort by', options: requestSorts },
      ]}
      clearLabel="Show all requests"
      isFirst={!after}
      next={next}
    >
      {requests.length > 0 ? (
        <RequestTable requests={requests} />
      ) : (
        <EmptyList>
          {status || search
            ? 'No requests match this filter.'
            : 'No requests yet. They will appear here when somebody asks for a notary.'}
        </EmptyList>
      )}
    </AdminList>
  );
}
