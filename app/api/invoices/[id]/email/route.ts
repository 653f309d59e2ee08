import { addEmail } from '@/lib/invoices/commands/edit';
import { addEmailSchema, invoiceIdSchema } from '@/lib/invoices/schema';
import { invoiceSchema } from '@/lib/invoices/schema/answers';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.changeInvoice,
  params: invoiceIdSchema,
  body: addEmailSchema,
  answer: invoiceSchema,
  handler: ({ actor, params, body }) => addEmail(actor, params.id, body),
});
