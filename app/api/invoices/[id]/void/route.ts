import { voidInvoice } from '@/lib/invoices/commands/status';
import { invoiceIdSchema } from '@/lib/invoices/schema';
import { invoiceSchema } from '@/lib/invoices/schema/answers';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.changeInvoice,
  params: invoiceIdSchema,
  answer: invoiceSchema,
  handler: ({ actor, params }) => voidInvoice(actor, params.id),
});
