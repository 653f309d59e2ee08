import { removePasskey, renamePasskey } from '@/lib/accounts/commands/passkeys';
import { passkeyIdSchema, renamePasskeySchema } from '@/lib/accounts/schema/guards';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const PATCH = route({
  auth: 'user',
  params: passkeyIdSchema,
  body: renamePasskeySchema,
  limit: limits.changeGuards,
  handler: ({ actor, params, body }) => renamePasskey(actor, { ...params, ...body }),
});

export const DELETE = route({
  auth: 'user',
  params: passkeyIdSchema,
  limit: limits.changeGuards,
  status: 204,
  handler: ({ actor, params }) => removePasskey(actor, params),
});
