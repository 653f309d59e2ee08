import { liftHold, placeHold } from '@/lib/accounts/commands/legal-hold';
import { placeHoldSchema } from '@/lib/accounts/schema/legal-hold';
import { userIdSchema } from '@/lib/accounts/schema/users';
import { route } from '@/lib/platform/route';

export const PUT = route({
  auth: 'admin',
  params: userIdSchema,
  body: placeHoldSchema,
  status: 204,
  handler: ({ actor, params, body }) => placeHold(actor, params.userId, body),
});

export const DELETE = route({
  auth: 'admin',
  params: userIdSchema,
  status: 204,
  handler: ({ actor, params }) => liftHold(actor, params.userId),
});
