import { userIdSchema } from '@/lib/accounts/schema/users';
import { changeProfile } from '@/lib/notary/commands/profile';
import { getProfile } from '@/lib/notary/queries/profile';
import { changeProfileSchema } from '@/lib/notary/schema/profile';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  handler: ({ actor, params }) => getProfile(actor, params.userId),
});

export const PATCH = route({
  auth: 'user',
  params: userIdSchema,
  body: changeProfileSchema,
  limit: limits.changeProfile,
  handler: ({ actor, params, body }) => changeProfile(actor, params.userId, body),
});
