import { reinstateAccount, suspendAccount } from '@/lib/accounts/commands/suspension';
import { suspendSchema } from '@/lib/accounts/schema/suspension';
import { userIdSchema } from '@/lib/accounts/schema/users';
import { listOpenVisits } from '@/lib/notary/queries/open-visits';
import { route } from '@/lib/platform/route';

/** What a suspension would reach: the visits that are not over. */
export const GET = route({
  auth: 'admin',
  params: userIdSchema,
  handler: ({ actor, params }) => listOpenVisits(actor, params.userId),
});

export const PUT = route({
  auth: 'admin',
  params: userIdSchema,
  body: suspendSchema,
  status: 204,
  handler: ({ actor, params, body }) => suspendAccount(actor, params.userId, body),
});

export const DELETE = route({
  auth: 'admin',
  params: userIdSchema,
  status: 204,
  handler: ({ actor, params }) => reinstateAccount(actor, params.userId),
});
