import { addPasskey } from '@/lib/accounts/commands/passkeys';
import { passkeyResponseSchema } from '@/lib/accounts/schema/guards';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  body: passkeyResponseSchema,
  limit: limits.changeGuards,
  handler: ({ actor, body }) => addPasskey(actor, body),
});
