import { loginWithPasskey } from '@/lib/accounts/commands/passkey-use';
import { passkeyResponseSchema } from '@/lib/accounts/schema/guards';
import { deviceOf } from '@/lib/platform/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { startSession } from '@/lib/platform/session';

export const POST = route({
  auth: 'none',
  body: passkeyResponseSchema,
  limit: limits.passkeyLogin,
  handler: async ({ body, request }) => {
    const device = await deviceOf(request);
    return startSession(await loginWithPasskey(body, device), { device });
  },
});
