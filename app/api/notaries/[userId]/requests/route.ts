import { userIdSchema } from '@/lib/accounts/schema/users';
import { listNotaryRequests } from '@/lib/notary/queries/requests';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  handler: ({ actor, params }) => listNotaryRequests(actor, params.userId),
});
