import { askForPasswordReset } from '@/lib/accounts/commands/reset-password';
import { askForResetSchema } from '@/lib/accounts/schema/passwords';
import { networkOf } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** Mails a link for a new password. The answer does not tell whether there is an account. */
export const POST = route({
  auth: 'none',
  body: askForResetSchema,
  addressLimit: limits.loginFromAddress,
  status: 204,
  handler: ({ body, request }) => askForPasswordReset(body.email, networkOf(request)),
});
