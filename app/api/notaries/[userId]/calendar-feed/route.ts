import { userIdSchema } from '@/lib/accounts/schema/users';
import { makeCalendarFeed, removeCalendarFeed } from '@/lib/notary/commands/calendar';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  params: userIdSchema,
  limit: limits.changeProfile,
  status: 201,
  handler: ({ actor, params }) => makeCalendarFeed(actor, params.userId),
});

export const DELETE = route({
  auth: 'user',
  params: userIdSchema,
  limit: limits.changeProfile,
  status: 204,
  handler: ({ actor, params }) => removeCalendarFeed(actor, params.userId),
});
