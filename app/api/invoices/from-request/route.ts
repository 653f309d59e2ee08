import { invoiceRequest } from '@/lib/invoices/commands/invoices';
import { invoiceRequestSchema } from '@/lib/invoices/schema';
import { invoiceSchema } from '@/lib/invoices/schema/answers';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.createInvoice,
  body: invoiceRequestSchema,
  otherStatus: 201,
  answer: invoiceSchema,
  handler: async ({ actor, body }) => {
    const { invoice, isNew } = await invoiceRequest(actor, body.requestId);
    return Response.json(invoice, { status: isNew ? 201 : 200 });
  },
});
