import { openTrackingStream } from '@/lib/notary/streams/tracking';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** The tracking as server-sent events, as it changes. */
export const GET = route({
  auth: 'user',
  params: requestIdSchema,
  limit: limits.openTrackingStream,
  fresh: true,
  gives: ['text/event-stream'],
  handler: ({ actor, params, request }) => openTrackingStream(actor, params.id, request),
});
