import { payByDemo } from '@/lib/invoices/commands/demo-payment';
import { invoiceIdSchema } from '@/lib/invoices/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'none',
  limit: limits.payInvoice,
  params: invoiceIdSchema,
  handler: ({ params }) => payByDemo(params.id),
});
