import { sendInvoice } from '@/lib/invoices/commands/send';
import { invoiceIdSchema } from '@/lib/invoices/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.sendInvoice,
  addressLimit: limits.sendInvoiceFromAddress,
  params: invoiceIdSchema,
  handler: ({ actor, params }) => sendInvoice(actor, params.id),
});
