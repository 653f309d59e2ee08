import { lockDeed } from '@/lib/deeds/commands/lock';
import { lockDeedSchema } from '@/lib/deeds/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  body: lockDeedSchema,
  limit: limits.lockDeed,
  status: 201,
  handler: ({ actor, body }) => lockDeed(actor, body),
});
