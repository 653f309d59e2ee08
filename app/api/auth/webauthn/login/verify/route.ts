import { loginWithPasskey } from '@/lib/accounts/commands/passkey-use';
import { endSession } from '@/lib/accounts/commands/sessions';
import { passkeyResponseSchema } from '@/lib/accounts/schema/guards';
import { deviceOf } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { startSession } from '@/lib/platform/session';

export const POST = route({
  auth: 'optional',
  body: passkeyResponseSchema,
  addressLimit: limits.passkeyLogin,
  handler: async ({ actor, body, request }) => {
    const device = await deviceOf(request);
    const signedIn = await loginWithPasskey(body, device);
    if (actor) await endSession(actor);
    return startSession(signedIn, { device });
  },
});
