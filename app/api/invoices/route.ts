import { createInvoice } from '@/lib/invoices/commands/invoices';
import { listInvoices } from '@/lib/invoices/queries/invoices';
import { createInvoiceSchema, listInvoicesSchema } from '@/lib/invoices/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  query: listInvoicesSchema,
  handler: async ({ actor, query, request }) => {
    const { invoices, next } = await listInvoices(actor, query);
    return Response.json(invoices, { headers: next ? { link: nextLink(request.nextUrl, next) } : {} });
  },
});

export const POST = route({
  auth: 'user',
  limit: limits.createInvoice,
  body: createInvoiceSchema,
  status: 201,
  handler: ({ actor, body }) => createInvoice(actor, body),
});

/** RFC 8288: the same question, from behind the last invoice of this answer. */
function nextLink({ pathname, searchParams }: URL, after: string): string {
  const query = new URLSearchParams(searchParams);
  query.set('after', after);
  return `<${pathname}?${query}>; rel="next"`;
}
