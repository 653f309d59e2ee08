import { acceptInvitation } from '@/lib/organizations/commands/join';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { linkTokenSchema } from '@/lib/values/link-token';

export const POST = route({
  auth: 'user',
  body: linkTokenSchema,
  limit: limits.useLink,
  handler: ({ actor, body }) => acceptInvitation(actor, body),
});
