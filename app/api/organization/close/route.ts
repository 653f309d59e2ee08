import { closeOwnOrganization } from '@/lib/organizations/commands/close';
import { closeOrganizationSchema } from '@/lib/organizations/schema/organizations';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  body: closeOrganizationSchema,
  limit: limits.changeOrganization,
  status: 204,
  handler: ({ actor, body }) => closeOwnOrganization(actor, body),
});
