import { deviceName } from '@/lib/platform/session/device-name';
import { subscribeToPush } from '@/lib/notifications/commands/push-subscriptions';
import { listPushSubscriptions } from '@/lib/notifications/queries/push';
import { subscribeSchema } from '@/lib/notifications/schema/push';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** The browsers that are told by Web Push. */
export const GET = route({ auth: 'user', fresh: true, handler: ({ actor }) => listPushSubscriptions(actor) });

/** With what the browser was given when it subscribed. */
export const POST = route({
  auth: 'user',
  limit: limits.subscribeToPush,
  body: subscribeSchema,
  status: 201,
  handler: ({ actor, body, request }) =>
    subscribeToPush(actor, { ...body, device: deviceName(request.headers.get('user-agent')) }),
});
