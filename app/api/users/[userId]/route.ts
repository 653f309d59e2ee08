import { getUser } from '@/lib/accounts/queries/users';
import { userIdSchema } from '@/lib/accounts/schema/users';
import { deleteAccount } from '@/lib/personal-data/commands/delete-account';
import { ownPasswordSchema } from '@/lib/personal-data/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { signedOutAnswer } from '@/lib/platform/session';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  handler: ({ actor, params }) => getUser(actor, params.userId),
});

/** One's own account, for good. */
export const DELETE = route({
  auth: 'user',
  params: userIdSchema,
  body: ownPasswordSchema,
  limit: limits.deleteAccount,
  handler: async ({ actor, params, body }) => {
    await deleteAccount(actor, { ...params, ...body });
    return signedOutAnswer();
  },
});
