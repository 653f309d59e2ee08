import { agreeToBegin } from '@/lib/notary/commands/client-word';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** The client lets the notary begin before the hour. */
export const POST = route({
  auth: 'user',
  params: requestIdSchema,
  limit: limits.changeRequest,
  status: 204,
  handler: ({ actor, params }) => agreeToBegin(actor, params.id),
});
