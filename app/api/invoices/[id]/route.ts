import { editInvoice } from '@/lib/invoices/commands/edit';
import { getPublicInvoice } from '@/lib/invoices/queries/invoices';
import { editInvoiceSchema, invoiceIdSchema } from '@/lib/invoices/schema';
import { invoiceSchema, publicInvoiceSchema } from '@/lib/invoices/schema/answers';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'optional',
  limit: limits.readInvoice,
  params: invoiceIdSchema,
  answer: publicInvoiceSchema,
  handler: ({ actor, params }) => getPublicInvoice(params.id, actor),
});

export const PATCH = route({
  auth: 'user',
  limit: limits.changeInvoice,
  params: invoiceIdSchema,
  body: editInvoiceSchema,
  answer: invoiceSchema,
  handler: ({ actor, params, body }) => editInvoice(actor, params.id, body),
});
