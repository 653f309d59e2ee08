import { fulfillDeedPayment } from '@/lib/deeds/commands/payment';
import { confirmDemoPayment } from '@/lib/payments/commands/demo-payment';
import { paymentIdSchema } from '@/lib/payments/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  params: paymentIdSchema,
  limit: limits.confirmDemoPayment,
  handler: ({ actor, params }) => confirmDemoPayment(actor, params.id, fulfillDeedPayment),
});
