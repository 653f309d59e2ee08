import { getInvoiceMail } from '@/lib/invoices/queries/mail';
import { invoiceIdSchema } from '@/lib/invoices/schema';
import { mailPage } from '@/lib/platform/mail-page';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: invoiceIdSchema,
  gives: ['text/html'],
  handler: async ({ actor, params }) => mailPage(await getInvoiceMail(actor, params.id)),
});
