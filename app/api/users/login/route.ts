import { endSession } from '@/lib/accounts/commands/sessions';
import { loginUser } from '@/lib/accounts/commands/sign-in';
import { loginSchema } from '@/lib/accounts/schema/users';
import { deviceOf } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { startSession } from '@/lib/platform/session';

export const POST = route({
  auth: 'optional',
  body: loginSchema,
  addressLimit: limits.loginFromAddress,
  handler: async ({ actor, body, request }) => {
    const device = await deviceOf(request);
    const signedIn = await loginUser(body, device);
    if (actor) await endSession(actor);
    return startSession(signedIn, { device });
  },
});
