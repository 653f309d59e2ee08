import { playDemoVisit } from '@/lib/notary/commands/demo-start';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** Play it now: the demo notary of a request sets off at once. */
export const POST = route({
  auth: 'user',
  params: requestIdSchema,
  limit: limits.changeRequest,
  status: 202,
  gives: [],
  handler: ({ actor, params }) => playDemoVisit(actor, params.id),
});
