import { sendInvoice } from '@/lib/invoices/commands/send';
import { invoiceIdSchema, sendInvoiceSchema } from '@/lib/invoices/schema';
import { sentInvoiceSchema } from '@/lib/invoices/schema/answers';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.sendInvoice,
  addressLimit: limits.sendInvoiceFromAddress,
  params: invoiceIdSchema,
  body: sendInvoiceSchema,
  mayBeEmpty: true,
  answer: sentInvoiceSchema,
  handler: ({ actor, params, body }) => sendInvoice(actor, params.id, body),
});
