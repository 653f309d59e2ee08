import { getUser } from '@/lib/accounts/queries/users';
import { userIdSchema } from '@/lib/accounts/schema/users';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  handler: ({ actor, params }) => getUser(actor, params.userId),
});
