import { userIdSchema } from '@/lib/accounts/schema/users';
import { listOpenOffers } from '@/lib/notary/queries/offers';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'notary',
  params: userIdSchema,
  handler: ({ actor, params }) => listOpenOffers(actor, params.userId),
});
