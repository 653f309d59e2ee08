import { userIdSchema } from '@/lib/accounts/schema/users';
import { addTimeOff } from '@/lib/notary/commands/time-off';
import { listTimeOff } from '@/lib/notary/queries/time-off';
import { timeOffSchema } from '@/lib/notary/schema/profile';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  handler: ({ actor, params }) => listTimeOff(actor, params.userId),
});

export const POST = route({
  auth: 'user',
  params: userIdSchema,
  body: timeOffSchema,
  limit: limits.changeProfile,
  status: 201,
  handler: ({ actor, params, body }) => addTimeOff(actor, params.userId, body),
});
