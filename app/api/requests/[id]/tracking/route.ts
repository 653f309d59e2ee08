import { getTracking } from '@/lib/notary/queries/tracking';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { route } from '@/lib/platform/route';

/** The state of the visit; the notary's place only while under way. */
export const GET = route({
  auth: 'user',
  params: requestIdSchema,
  handler: ({ actor, params }) => getTracking(actor, params.id),
});
