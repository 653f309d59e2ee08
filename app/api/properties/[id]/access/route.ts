import { lockIdSchema } from '@/lib/deeds/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { endAccess } from '@/lib/programs/commands/consents';

export const DELETE = route({
  auth: 'user',
  params: lockIdSchema,
  limit: limits.changeWatches,
  status: 204,
  handler: ({ actor, params }) => endAccess(actor, params.id),
});
