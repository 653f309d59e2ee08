import { loginUser } from '@/lib/accounts/commands/sign-in';
import { loginSchema } from '@/lib/accounts/schema/users';
import { deviceOf } from '@/lib/platform/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { startSession } from '@/lib/platform/session';

export const POST = route({
  auth: 'none',
  body: loginSchema,
  addressLimit: limits.loginFromAddress,
  handler: async ({ body, request }) => {
    const device = await deviceOf(request);
    return startSession(await loginUser(body, device), { device });
  },
});
