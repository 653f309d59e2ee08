import { userIdSchema } from '@/lib/accounts/schema/users';
import { setHours } from '@/lib/notary/commands/hours';
import { getHours } from '@/lib/notary/queries/hours';
import { hoursSchema } from '@/lib/notary/schema/hours';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  handler: ({ actor, params }) => getHours(actor, params.userId),
});

export const PUT = route({
  auth: 'user',
  params: userIdSchema,
  body: hoursSchema,
  limit: limits.changeProfile,
  handler: ({ actor, params, body }) => setHours(actor, params.userId, body),
});
