import { userIdSchema } from '@/lib/accounts/schema/users';
import { reportPosition } from '@/lib/notary/commands/position';
import { positionSchema } from '@/lib/notary/schema/tracking';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** Where a notary under way is; the client of that visit sees it. */
export const POST = route({
  auth: 'user',
  params: userIdSchema,
  body: positionSchema,
  limit: limits.reportPosition,
  status: 204,
  handler: ({ actor, params, body }) => reportPosition(actor, params.userId, body),
});
