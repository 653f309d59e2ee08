import { userIdSchema } from '@/lib/accounts/schema/users';
import { listClientRequests } from '@/lib/notary/queries/requests';
import { notaryRequestSchema } from '@/lib/notary/schema/answers';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  answer: notaryRequestSchema.array(),
  handler: ({ actor, params }) => listClientRequests(actor, params.userId),
});
