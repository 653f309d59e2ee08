import { endSessionOf } from '@/lib/accounts/commands/sessions';
import { sessionIdSchema } from '@/lib/accounts/schema/sessions';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { signedOutAnswer } from '@/lib/platform/session';

/** Ends one of one's own sessions; the one that asks is signed out. */
export const DELETE = route({
  auth: 'user',
  limit: limits.endSession,
  params: sessionIdSchema,
  status: 204,
  handler: async ({ actor, params }) => {
    await endSessionOf(actor, params.id);
    return params.id === actor.sessionId ? signedOutAnswer() : undefined;
  },
});
