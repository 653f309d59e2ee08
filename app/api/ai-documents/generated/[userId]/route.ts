import { userIdSchema } from '@/lib/accounts/schema/users';
import { listGenerated } from '@/lib/generator/queries/generated';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  handler: ({ actor, params }) => listGenerated(actor, params.userId),
});
