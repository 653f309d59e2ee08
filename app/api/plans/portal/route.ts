import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { openPlanPortal } from '@/lib/plans/commands/portal';

export const POST = route({
  auth: 'user',
  limit: limits.openPlanPage,
  handler: ({ actor }) => openPlanPortal(actor),
});
