import { exportAllInvoices, listAllInvoices } from '@/lib/invoices/queries/all-invoices';
import { allInvoicesSchema } from '@/lib/invoices/schema';
import { fileResponse } from '@/lib/platform/download';
import { route } from '@/lib/platform/route';

const csvFile = { type: 'text/csv; charset=utf-8', name: 'invoices.csv' };

export const GET = route({
  auth: 'admin',
  query: allInvoicesSchema,
  handler: async ({ actor, query: { format, ...query } }) =>
    format === 'csv'
      ? fileResponse(await exportAllInvoices(actor, query), csvFile)
      : listAllInvoices(actor, query),
});
