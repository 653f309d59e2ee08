import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { addWatch } from '@/lib/properties/commands/watches';
import { listWatches } from '@/lib/properties/queries/watches';
import { addWatchSchema } from '@/lib/properties/schema/watches';

export const GET = route({ auth: 'user', handler: ({ actor }) => listWatches(actor) });

export const POST = route({
  auth: 'user',
  body: addWatchSchema,
  limit: limits.changeWatches,
  status: 201,
  handler: ({ actor, body }) => addWatch(actor, body),
});
