import { confirmWaitlist } from '@/lib/partners/commands/waitlist';
import { linkTokenSchema } from '@/lib/values/link-token';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'none',
  body: linkTokenSchema,
  limit: limits.useLink,
  status: 204,
  handler: ({ body }) => confirmWaitlist(body),
});
