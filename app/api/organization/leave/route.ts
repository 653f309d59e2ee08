import { leaveOrganization } from '@/lib/organizations/commands/members';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.changeOrganization,
  status: 204,
  handler: ({ actor }) => leaveOrganization(actor),
});
