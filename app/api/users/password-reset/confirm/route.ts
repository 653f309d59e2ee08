import { resetPassword } from '@/lib/accounts/commands/reset-password';
import { resetPasswordSchema } from '@/lib/accounts/schema/passwords';
import { endConnections } from '@/lib/oauth/commands/grants';
import { deviceOf, knownDevice } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'none',
  body: resetPasswordSchema,
  limit: limits.useLink,
  status: 204,
  handler: async ({ body, request }) =>
    knownDevice(await deviceOf(request), await resetPassword(body, endConnections)),
});
