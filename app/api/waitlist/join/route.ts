import { joinWaitlist } from '@/lib/partners/commands/waitlist';
import { joinWaitlistSchema } from '@/lib/partners/schema/waitlist';
import { networkOf } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'optional',
  body: joinWaitlistSchema,
  addressLimit: limits.joinWaitlist,
  status: 201,
  handler: ({ actor, body, request }) => joinWaitlist(body, { actor, network: networkOf(request) }),
});
