import { setRevenueShare } from '@/lib/organizations/commands/share';
import { revenueShareSchema } from '@/lib/organizations/schema/portal';
import { applicationIdSchema } from '@/lib/partners/schema/applications';
import { route } from '@/lib/platform/route';

export const PATCH = route({
  auth: 'admin',
  params: applicationIdSchema,
  body: revenueShareSchema,
  status: 204,
  handler: ({ actor, params: { id }, body }) => setRevenueShare(actor, id, body),
});
