import { createInvoice } from '@/lib/invoices/commands/invoices';
import { listInvoices } from '@/lib/invoices/queries/invoices';
import { createInvoiceSchema, listInvoicesSchema } from '@/lib/invoices/schema';
import { invoiceSchema } from '@/lib/invoices/schema/answers';
import { nextLink } from '@/lib/platform/list';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  query: listInvoicesSchema,
  answer: invoiceSchema.array(),
  handler: async ({ actor, query, request }) => {
    const { invoices, next } = await listInvoices(actor, query);
    return Response.json(invoices, { headers: next ? { link: nextLink(request.nextUrl, next) } : {} });
  },
});

export const POST = route({
  auth: 'user',
  limit: limits.createInvoice,
  body: createInvoiceSchema,
  otherStatus: 201,
  answer: invoiceSchema,
  handler: async ({ actor, body }) => {
    const { invoice, isNew } = await createInvoice(actor, body);
    return Response.json(invoice, { status: isNew ? 201 : 200 });
  },
});
