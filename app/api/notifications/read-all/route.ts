import { readAll } from '@/lib/notifications/commands/change';
import { readAllSchema } from '@/lib/notifications/schema/notifications';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.changeNotification,
  body: readAllSchema,
  mayBeEmpty: true,
  handler: ({ actor, body }) => readAll(actor, body),
});
