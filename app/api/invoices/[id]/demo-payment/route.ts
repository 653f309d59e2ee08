import { payByDemo } from '@/lib/invoices/commands/demo-payment';
import { invoiceIdSchema } from '@/lib/invoices/schema';
import { demoPaymentSchema } from '@/lib/invoices/schema/answers';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'none',
  limit: limits.payInvoice,
  params: invoiceIdSchema,
  answer: demoPaymentSchema,
  handler: ({ params }) => payByDemo(params.id),
});
