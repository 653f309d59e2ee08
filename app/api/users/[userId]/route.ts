import { changeAccount } from '@/lib/accounts/commands/change-account';
import { getAccount } from '@/lib/accounts/queries/users';
import { changeAccountSchema, userIdSchema } from '@/lib/accounts/schema/users';
import { assertNoPapers } from '@/lib/notary/queries/papered-name';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

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
