import { lockIdSchema } from '@/lib/deeds/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { endAccess } from '@/lib/programs/commands/consents';

export const DELETE = route({
  auth: 'user',
  params: lockIdSchema,
  limit: limits.changeWatches,
  handler: ({ actor, params }) => endAccess(actor, params.id),
});
