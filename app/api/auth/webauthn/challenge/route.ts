import { startPasskey } from '@/lib/accounts/commands/passkeys';
import { ownerSchema } from '@/lib/accounts/schema/guards';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  body: ownerSchema,
  mayBeEmpty: true,
  limit: limits.webauthnChallenge,
  handler: ({ actor, body }) => startPasskey(actor, body),
});
