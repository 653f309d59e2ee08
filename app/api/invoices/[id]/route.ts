import { getPublicInvoice } from '@/lib/invoices/queries/invoices';
import { invoiceIdSchema } from '@/lib/invoices/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'optional',
  limit: limits.readInvoice,
  params: invoiceIdSchema,
  handler: ({ actor, params }) => getPublicInvoice(params.id, actor),
});
