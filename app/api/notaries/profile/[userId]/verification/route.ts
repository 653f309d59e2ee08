import { userIdSchema } from '@/lib/accounts/schema/users';
import { setVerified } from '@/lib/notary/commands/verification';
import { setVerifiedSchema } from '@/lib/notary/schema/profile';
import { route } from '@/lib/platform/route';

export const PUT = route({
  auth: 'admin',
  params: userIdSchema,
  body: setVerifiedSchema,
  handler: ({ actor, params, body }) => setVerified(actor, params.userId, body),
});
