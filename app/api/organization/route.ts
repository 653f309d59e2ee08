import { openOrganization, renameOrganization } from '@/lib/organizations/commands/organizations';
import { getOrganization } from '@/lib/organizations/queries/organization';
import { organizationNameSchema } from '@/lib/organizations/schema/organizations';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({ auth: 'user', handler: ({ actor }) => getOrganization(actor) });

export const POST = route({
  auth: 'user',
  body: organizationNameSchema,
  limit: limits.changeOrganization,
  status: 201,
  handler: ({ actor, body }) => openOrganization(actor, body),
});

export const PATCH = route({
  auth: 'user',
  body: organizationNameSchema,
  limit: limits.changeOrganization,
  handler: ({ actor, body }) => renameOrganization(actor, body),
});
