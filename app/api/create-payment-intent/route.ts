import { openDeedPayment } from '@/lib/deeds/commands/payment';
import { createPaymentIntentSchema } from '@/lib/payments/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  body: createPaymentIntentSchema,
  limit: limits.createPayment,
  handler: ({ actor, body }) => openDeedPayment(actor, body),
});
