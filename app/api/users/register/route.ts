import { registerUser } from '@/lib/accounts/commands/users';
import { registerSchema } from '@/lib/accounts/schema/users';
import { noteRequest } from '@/lib/platform/abuse';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { startSession } from '@/lib/platform/session';

export const POST = route({
  auth: 'none',
  body: registerSchema,
  limit: limits.register,
  handler: async ({ body, request }) => {
    const user = await registerUser(body);
    noteRequest(request, { kind: 'opened', what: 'account' });
    return startSession(user, 201);
  },
});
