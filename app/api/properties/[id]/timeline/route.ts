import { lockIdSchema } from '@/lib/deeds/schema';
import { route } from '@/lib/platform/route';
import { getTimeline } from '@/lib/properties/queries/timeline';
import { timelineQuerySchema } from '@/lib/properties/schema/timeline';

export const GET = route({
  auth: 'user',
  params: lockIdSchema,
  query: timelineQuerySchema,
  handler: ({ actor, params, query }) => getTimeline(actor, { ...query, id: params.id }),
});
