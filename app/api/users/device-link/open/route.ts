import { openDeviceLink } from '@/lib/accounts/commands/device-links';
import { deviceCookie, deviceOf } from '@/lib/platform/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { linkTokenSchema } from '@/lib/values/link-token';

/** Makes this browser one that was signed in on, as far as tries of passwords count. */
export const POST = route({
  auth: 'none',
  body: linkTokenSchema,
  limit: limits.useLink,
  handler: async ({ body, request }) => {
    const { mark } = await openDeviceLink(body);
    const cookie = await deviceCookie(await deviceOf(request), mark);
    return new Response(null, { status: 204, headers: { 'set-cookie': cookie } });
  },
});
