import { confirmArrival } from '@/lib/notary/commands/client-word';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** The client confirms that the notary has come. */
export const POST = route({
  auth: 'user',
  params: requestIdSchema,
  limit: limits.changeRequest,
  status: 204,
  handler: ({ actor, params }) => confirmArrival(actor, params.id),
});
