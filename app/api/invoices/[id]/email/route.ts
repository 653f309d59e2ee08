import { addEmail } from '@/lib/invoices/commands/edit';
import { addEmailSchema, invoiceIdSchema } from '@/lib/invoices/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.changeInvoice,
  params: invoiceIdSchema,
  body: addEmailSchema,
  handler: ({ actor, params, body }) => addEmail(actor, params.id, body),
});
