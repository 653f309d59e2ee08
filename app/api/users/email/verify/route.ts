import { confirmAddress } from '@/lib/accounts/commands/addresses';
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
    confirmAddress(body, { actor, device: await deviceOf(request) }),
});
