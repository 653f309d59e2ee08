import { userIdSchema } from '@/lib/accounts/schema/users';
import { listClientRequests } from '@/lib/notary/queries/requests';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  handler: ({ actor, params }) => listClientRequests(actor, params.userId),
});
