import { getInvoiceMail } from '@/lib/invoices/queries/mail';
import { invoiceIdSchema } from '@/lib/invoices/schema';
import { route } from '@/lib/platform/route';

/** A mail is laid out by inline styles; it runs nothing, loads nothing and reaches nothing of the site. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
};

export const GET = route({
  auth: 'user',
  params: invoiceIdSchema,
  handler: async ({ actor, params }) => new Response(await getInvoiceMail(actor, params.id), { headers }),
});
