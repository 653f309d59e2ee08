import { revokeSessions } from '@/lib/accounts/commands/sessions';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { signedOutAnswer } from '@/lib/platform/session';

/** Sign out everywhere. */
export const DELETE = route({
  auth: 'user',
  limit: limits.revokeSessions,
  handler: async ({ actor }) => {
    await revokeSessions(actor);
    return signedOutAnswer();
  },
});
