import { changePassword } from '@/lib/accounts/commands/change-password';
import { changePasswordSchema } from '@/lib/accounts/schema/passwords';
import { deviceOf, knownDevice } from '@/lib/platform/session/device';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  body: changePasswordSchema,
  status: 204,
  handler: async ({ actor, body, request }) =>
    knownDevice(await deviceOf(request), await changePassword(actor, body)),
});
