import { listNotifications } from '@/lib/notifications/queries/notifications';
import { listNotificationsSchema } from '@/lib/notifications/schema/notifications';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  query: listNotificationsSchema,
  handler: ({ actor, query }) => listNotifications(actor, query),
});
