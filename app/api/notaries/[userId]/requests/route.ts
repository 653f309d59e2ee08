import { userIdSchema } from '@/lib/accounts/schema/users';
import { listNotaryRequests } from '@/lib/notary/queries/requests';
import { notaryRequestSchema } from '@/lib/notary/schema/answers';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  answer: notaryRequestSchema.array(),
  handler: ({ actor, params }) => listNotaryRequests(actor, params.userId),
});
