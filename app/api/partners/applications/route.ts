import { exportApplications, listApplications } from '@/lib/partners/queries/applications';
import { applicationsQuerySchema } from '@/lib/partners/schema/applications';
import { fileResponse } from '@/lib/platform/download';
import { route } from '@/lib/platform/route';

const csvFile = { type: 'text/csv; charset=utf-8', name: 'partner-applications.csv' };

export const GET = route({
  auth: 'admin',
  query: applicationsQuerySchema,
  handler: async ({ actor, query: { format, after, ...filter } }) =>
    format === 'csv'
      ? fileResponse(await exportApplications(actor, filter), csvFile)
      : listApplications(actor, { ...filter, after }),
});
