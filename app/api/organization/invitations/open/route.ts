import { openInvitation } from '@/lib/organizations/queries/invitations';
import { openedInvitationSchema } from '@/lib/organizations/schema/answers';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { linkTokenSchema } from '@/lib/values/link-token';

export const POST = route({
  auth: 'optional',
  body: linkTokenSchema,
  limit: limits.useLink,
  answer: openedInvitationSchema,
  handler: ({ actor, body }) => openInvitation(actor, body),
});
