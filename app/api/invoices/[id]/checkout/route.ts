import { openCheckout } from '@/lib/invoices/commands/checkout';
import { invoiceIdSchema } from '@/lib/invoices/schema';
import { checkoutPlaceSchema } from '@/lib/invoices/schema/answers';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'none',
  limit: limits.payInvoice,
  params: invoiceIdSchema,
  answer: checkoutPlaceSchema,
  handler: ({ params }) => openCheckout(params.id),
});
