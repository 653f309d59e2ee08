import { exportWaitlist, listWaitlist } from '@/lib/partners/queries/waitlist';
import { waitlistQuerySchema } from '@/lib/partners/schema/waitlist';
import { fileResponse } from '@/lib/platform/download';
import { route } from '@/lib/platform/route';

const csvFile = { type: 'text/csv; charset=utf-8', name: 'waitlist.csv' };

export const GET = route({
  auth: 'admin',
  query: waitlistQuerySchema,
  handler: async ({ actor, query: { format, ...query } }) =>
    format === 'csv' ? fileResponse(await exportWaitlist(actor, query), csvFile) : listWaitlist(actor, query),
});
