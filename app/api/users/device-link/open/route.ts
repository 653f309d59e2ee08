import { openDeviceLink } from '@/lib/accounts/commands/device-links';
import { deviceOf, knownDevice } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { linkTokenSchema } from '@/lib/values/link-token';

/** Makes this browser one that was signed in on, as far as tries of passwords count. */
export const POST = route({
  auth: 'none',
  body: linkTokenSchema,
  limit: limits.useLink,
  status: 204,
  handler: async ({ body, request }) => knownDevice(await deviceOf(request), await openDeviceLink(body)),
});
