import { changeNotification, deleteNotification } from '@/lib/notifications/commands/change';
import { changeNotificationSchema, notificationIdSchema } from '@/lib/notifications/schema/notifications';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** Read or unread; or brought back after it was deleted. */
export const PATCH = route({
  auth: 'user',
  limit: limits.changeNotification,
  params: notificationIdSchema,
  body: changeNotificationSchema,
  status: 204,
  handler: ({ actor, params, body }) => changeNotification(actor, { ...params, ...body }),
});

export const DELETE = route({
  auth: 'user',
  limit: limits.changeNotification,
  params: notificationIdSchema,
  status: 204,
  handler: ({ actor, params }) => deleteNotification(actor, params.id),
});
