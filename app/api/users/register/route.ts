import { registerUser } from '@/lib/accounts/commands/users';
import { registerSchema } from '@/lib/accounts/schema/users';
import { deviceOf } from '@/lib/platform/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { startSession } from '@/lib/platform/session';

export const POST = route({
  auth: 'none',
  body: registerSchema,
  limit: limits.register,
  handler: async ({ body, request }) => {
    const device = await deviceOf(request);
    return startSession(await registerUser(body, device), { device, status: 201 });
  },
});
