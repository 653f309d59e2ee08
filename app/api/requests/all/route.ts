import { exportAllRequests, listAllRequests } from '@/lib/notary/queries/request-list';
import { allRequestsSchema } from '@/lib/notary/schema/request-list';
import { fileResponse } from '@/lib/platform/download';
import { route } from '@/lib/platform/route';

const csvFile = { type: 'text/csv; charset=utf-8', name: 'requests.csv' };

export const GET = route({
  auth: 'admin',
  query: allRequestsSchema,
  handler: async ({ actor, query: { format, ...query } }) =>
    format === 'csv'
      ? fileResponse(await exportAllRequests(actor, query), csvFile)
      : listAllRequests(actor, query),
});
