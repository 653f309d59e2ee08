import { joinWaitlist } from '@/lib/partners/commands/waitlist';
import { joinWaitlistSchema } from '@/lib/partners/schema/waitlist';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'none',
  body: joinWaitlistSchema,
  limit: limits.joinWaitlist,
  status: 201,
  handler: ({ body }) => joinWaitlist(body),
});
