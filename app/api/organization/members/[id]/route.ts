import { removeMember, setMemberRole } from '@/lib/organizations/commands/members';
import { memberRoleSchema, organizationPartSchema } from '@/lib/organizations/schema/organizations';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const PATCH = route({
  auth: 'user',
  params: organizationPartSchema,
  body: memberRoleSchema,
  limit: limits.changeOrganization,
  status: 204,
  handler: ({ actor, params: { id }, body }) => setMemberRole(actor, id, body),
});

export const DELETE = route({
  auth: 'user',
  params: organizationPartSchema,
  limit: limits.changeOrganization,
  status: 204,
  handler: ({ actor, params: { id } }) => removeMember(actor, id),
});
