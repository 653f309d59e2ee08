import { exportNotaries, listNotaries } from '@/lib/notary/queries/profile';
import { listNotariesSchema } from '@/lib/notary/schema/profile';
import { fileResponse } from '@/lib/platform/download';
import { route } from '@/lib/platform/route';

const csvFile = { type: 'text/csv; charset=utf-8', name: 'notaries.csv' };

export const GET = route({
  auth: 'admin',
  query: listNotariesSchema,
  handler: async ({ query: { format, ...query } }) =>
    format === 'csv' ? fileResponse(await exportNotaries(query), csvFile) : listNotaries(query),
});
