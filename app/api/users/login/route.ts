import { loginUser } from '@/lib/accounts/commands/users';
import { loginSchema } from '@/lib/accounts/schema/users';
import { deviceOf } from '@/lib/platform/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { startSession } from '@/lib/platform/session';

export const POST = route({
  auth: 'none',
  body: loginSchema,
  addressLimit: limits.loginFromAddress,
  limit: limits.login,
  limitBy: ({ body }) => body.email.toLowerCase(),
  handler: async ({ body, request }) => startSession(await loginUser(body, deviceOf(request))),
});
