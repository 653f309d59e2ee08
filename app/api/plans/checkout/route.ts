import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { openPlanCheckout } from '@/lib/plans/commands/checkout';
import { planChoiceSchema } from '@/lib/plans/schema';

export const POST = route({
  auth: 'user',
  body: planChoiceSchema,
  limit: limits.openPlanPage,
  handler: ({ actor, body }) => openPlanCheckout(actor, body),
});
