import { changeAccount } from '@/lib/accounts/commands/change-account';
import { getAccount } from '@/lib/accounts/queries/users';
import { changeAccountSchema, userIdSchema } from '@/lib/accounts/schema/users';
import { assertNoPapers } from '@/lib/notary/queries/papered-name';
import { deleteAccount } from '@/lib/personal-data/commands/delete-account';
import { ownPasswordSchema } from '@/lib/personal-data/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { signedOutAnswer } from '@/lib/platform/session';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  handler: ({ actor, params }) => getAccount(actor, params.userId),
});

export const PATCH = route({
  auth: 'user',
  params: userIdSchema,
  body: changeAccountSchema,
  limit: limits.changeAccount,
  handler: ({ actor, params, body }) =>
    changeAccount(actor, { userId: params.userId, input: body }, assertNoPapers),
});

/** One's own account, for good. */
export const DELETE = route({
  auth: 'user',
  params: userIdSchema,
  body: ownPasswordSchema,
  limit: limits.deleteAccount,
  status: 204,
  handler: async ({ actor, params, body }) => {
    await deleteAccount(actor, { ...params, ...body });
    return signedOutAnswer();
  },
});
