import { takeBackLock } from '@/lib/deeds/commands/refund';
import { askRefund } from '@/lib/payments/commands/refund';
import { paymentIdSchema } from '@/lib/payments/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** For a credit that no lock has used, and for the payment of a lock. */
export const POST = route({
  auth: 'user',
  params: paymentIdSchema,
  limit: limits.askRefund,
  status: 202,
  handler: ({ actor, params }) => askRefund(actor, params.id, takeBackLock),
});
