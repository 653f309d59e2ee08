import { openOrganization, renameOrganization } from '@/lib/organizations/commands/organizations';
import { getOrganization } from '@/lib/organizations/queries/organization';
import { organizationSchema } from '@/lib/organizations/schema/answers';
import { organizationNameSchema } from '@/lib/organizations/schema/organizations';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  answer: organizationSchema,
  handler: ({ actor }) => getOrganization(actor),
});

export const POST = route({
  auth: 'user',
  body: organizationNameSchema,
  limit: limits.changeOrganization,
  answer: organizationSchema,
  status: 201,
  handler: ({ actor, body }) => openOrganization(actor, body),
});

export const PATCH = route({
  auth: 'user',
  body: organizationNameSchema,
  limit: limits.changeOrganization,
  answer: organizationSchema,
  handler: ({ actor, body }) => renameOrganization(actor, body),
});
