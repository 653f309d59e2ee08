import { inviteAgain } from '@/lib/organizations/commands/invite-again';
import { applicationIdSchema } from '@/lib/partners/schema/applications';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'admin',
  params: applicationIdSchema,
  status: 201,
  handler: ({ actor, params: { id } }) => inviteAgain(actor, id),
});
