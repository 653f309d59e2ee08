import { acceptInvitation } from '@/lib/organizations/commands/join';
import { organizationSchema } from '@/lib/organizations/schema/answers';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { linkTokenSchema } from '@/lib/values/link-token';

export const POST = route({
  auth: 'user',
  body: linkTokenSchema,
  limit: limits.useLink,
  answer: organizationSchema,
  handler: ({ actor, body }) => acceptInvitation(actor, body),
});
