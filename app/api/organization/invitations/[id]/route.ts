import { revokeInvitation } from '@/lib/organizations/commands/invitations';
import { organizationPartSchema } from '@/lib/organizations/schema/organizations';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const DELETE = route({
  auth: 'user',
  params: organizationPartSchema,
  limit: limits.changeOrganization,
  status: 204,
  handler: ({ actor, params: { id } }) => revokeInvitation(actor, id),
});
