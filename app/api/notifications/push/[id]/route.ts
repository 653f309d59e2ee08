import { unsubscribeFromPush } from '@/lib/notifications/commands/push-subscriptions';
import { subscriptionIdSchema } from '@/lib/notifications/schema/push';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const DELETE = route({
  auth: 'user',
  limit: limits.subscribeToPush,
  params: subscriptionIdSchema,
  status: 204,
  handler: ({ actor, params }) => unsubscribeFromPush(actor, params.id),
});
