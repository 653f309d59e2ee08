import { stepUp } from '@/lib/accounts/commands/step-up';
import { stepUpSchema } from '@/lib/accounts/schema/guards';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  body: stepUpSchema,
  limit: limits.stepUp,
  status: 204,
  handler: ({ actor, body }) => stepUp(actor, body),
});
