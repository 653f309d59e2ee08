import { removeTimeOff } from '@/lib/notary/commands/time-off';
import { timeOffIdSchema } from '@/lib/notary/schema/profile';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const DELETE = route({
  auth: 'user',
  params: timeOffIdSchema,
  limit: limits.changeProfile,
  status: 204,
  handler: ({ actor, params }) => removeTimeOff(actor, params),
});
