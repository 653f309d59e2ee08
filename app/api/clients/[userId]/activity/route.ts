import { userIdSchema } from '@/lib/accounts/schema/users';
import { listRecentActivity } from '@/lib/notary/queries/activity';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  handler: ({ actor, params }) => listRecentActivity(actor, params.userId),
});
