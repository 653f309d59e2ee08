import { userIdSchema } from '@/lib/accounts/schema/users';
import { getEarnings } from '@/lib/notary/queries/earnings';
import { timeZoneSchema } from '@/lib/notary/schema/profile';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  query: timeZoneSchema,
  handler: ({ actor, params, query }) => getEarnings(actor, params.userId, query.timeZone),
});
