import { askForDeviceLink } from '@/lib/accounts/commands/device-links';
import { deviceLinkSchema } from '@/lib/accounts/schema/users';
import { networkOf } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** Mails a link that makes a browser known to the account. The answer does not tell whether there is one. */
export const POST = route({
  auth: 'none',
  body: deviceLinkSchema,
  addressLimit: limits.loginFromAddress,
  status: 202,
  handler: async ({ body, request }) => {
    await askForDeviceLink(body.email, networkOf(request));
    return {};
  },
});
