import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { actOnDemoPlan } from '@/lib/plans/commands/demo';
import { demoPlanSchema } from '@/lib/plans/schema';

export const POST = route({
  auth: 'user',
  body: demoPlanSchema,
  limit: limits.changeDemoPlan,
  handler: ({ actor, body }) => actOnDemoPlan(actor, body),
});
