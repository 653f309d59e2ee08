import { releaseDeed } from '@/lib/deeds/commands/release';
import { lockIdSchema, releaseDeedSchema } from '@/lib/deeds/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  params: lockIdSchema,
  body: releaseDeedSchema,
  limit: limits.releaseDeed,
  limitBy: ({ actor, params }) => `${actor.id} ${params.id}`,
  handler: ({ actor, params, body }) => releaseDeed(actor, { ...params, ...body }),
});
