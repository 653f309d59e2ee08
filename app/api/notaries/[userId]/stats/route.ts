import { userIdSchema } from '@/lib/accounts/schema/users';
import { getNotaryStats } from '@/lib/notary/queries/stats';
import { timeZoneSchema } from '@/lib/notary/schema/profile';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  query: timeZoneSchema,
  handler: ({ actor, params, query }) => getNotaryStats(actor, params.userId, query.timeZone),
});
