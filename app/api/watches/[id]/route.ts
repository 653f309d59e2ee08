import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { removeWatch } from '@/lib/properties/commands/watches';
import { watchIdSchema } from '@/lib/properties/schema/watches';

export const DELETE = route({
  auth: 'user',
  params: watchIdSchema,
  limit: limits.changeWatches,
  status: 204,
  handler: ({ actor, params }) => removeWatch(actor, params.id),
});
