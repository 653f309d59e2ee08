import { refundLock } from '@/lib/deeds/commands/refund';
import { lockIdSchema } from '@/lib/deeds/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** 202: the lock has ended; the provider says when the money is back. */
export const POST = route({
  auth: 'user',
  params: lockIdSchema,
  limit: limits.askRefund,
  status: 202,
  handler: ({ actor, params }) => refundLock(actor, params.id),
});
