import { removePin, setPin } from '@/lib/accounts/commands/pin';
import { pinSchema } from '@/lib/accounts/schema/guards';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  body: pinSchema,
  limit: limits.setPin,
  otherStatus: 204,
  handler: ({ actor, body }) => setPin(actor, body),
});

export const DELETE = route({
  auth: 'user',
  limit: limits.changeGuards,
  status: 204,
  handler: ({ actor }) => removePin(actor),
});
