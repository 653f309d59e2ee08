import { sendInvoice } from '@/lib/invoices/commands/send';
import { invoiceIdSchema, sendInvoiceSchema } from '@/lib/invoices/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.sendInvoice,
  addressLimit: limits.sendInvoiceFromAddress,
  params: invoiceIdSchema,
  body: sendInvoiceSchema,
  mayBeEmpty: true,
  handler: ({ actor, params, body }) => sendInvoice(actor, params.id, body),
});
