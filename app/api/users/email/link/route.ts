import { sendConfirmation } from '@/lib/accounts/commands/addresses';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** Mails the link that confirms the account's address once more. */
export const POST = route({
  auth: 'user',
  limit: limits.askForLink,
  status: 202,
  handler: async ({ actor }) => {
    await sendConfirmation(actor);
    return {};
  },
});
