import { invite } from '@/lib/organizations/commands/invitations';
import { invitationSchema } from '@/lib/organizations/schema/answers';
import { inviteSchema } from '@/lib/organizations/schema/organizations';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  body: inviteSchema,
  limit: limits.changeOrganization,
  answer: invitationSchema,
  status: 201,
  handler: ({ actor, body }) => invite(actor, body),
});
