import { exportAllInvoices, listAllInvoices } from '@/lib/invoices/queries/all-invoices';
import { allInvoicesSchema } from '@/lib/invoices/schema';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: allInvoicesSchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listAllInvoices, csv: exportAllInvoices, name: 'invoices' }),
});
