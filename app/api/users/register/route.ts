import { endSession } from '@/lib/accounts/commands/sessions';
import { registerUser } from '@/lib/accounts/commands/users';
import { registerSchema } from '@/lib/accounts/schema/users';
import { noteRequest } from '@/lib/platform/abuse';
import { deviceOf } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { startSession } from '@/lib/platform/session';

export const POST = route({
  auth: 'optional',
  body: registerSchema,
  addressLimit: limits.register,
  status: 201,
  handler: async ({ actor, body, request }) => {
    const device = await deviceOf(request);
    const signedIn = await registerUser(body, device);
    noteRequest(request, { kind: 'opened', what: 'account' });
    if (actor) await endSession(actor);
    return startSession(signedIn, { device, status: 201 });
  },
});
