import { issueInvoice } from '@/lib/invoices/commands/edit';
import { invoiceIdSchema } from '@/lib/invoices/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.changeInvoice,
  params: invoiceIdSchema,
  handler: ({ actor, params }) => issueInvoice(actor, params.id),
});
