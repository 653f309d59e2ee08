import { confirmNewAddress } from '@/lib/accounts/commands/change-address';
import { followAddress } from '@/lib/invoices/commands/issuer';
import { deviceOf } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { linkWithPasswordSchema } from '@/lib/values/link-token';

export const POST = route({
  auth: 'optional',
  body: linkWithPasswordSchema,
  limit: limits.useLink,
  status: 204,
  handler: async ({ actor, body, request }) =>
    confirmNewAddress(body, { actor, device: await deviceOf(request) }, followAddress),
});
