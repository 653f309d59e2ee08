import { revokeOtherSessions, revokeSessions } from '@/lib/accounts/commands/sessions';
import { listSessions } from '@/lib/accounts/queries/sessions';
import { endSessionsQuerySchema } from '@/lib/accounts/schema/sessions';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { signedOutAnswer } from '@/lib/platform/session';

export const GET = route({
  auth: 'user',
  // Whoever ended a session elsewhere looks here whether it has.
  fresh: true,
  handler: ({ actor }) => listSessions(actor),
});

/** Sign out everywhere, or everywhere else. */
export const DELETE = route({
  auth: 'user',
  limit: limits.revokeSessions,
  query: endSessionsQuerySchema,
  status: 204,
  handler: async ({ actor, query }) => {
    if (query.except) return revokeOtherSessions(actor);
    await revokeSessions(actor);
    return signedOutAnswer();
  },
});
