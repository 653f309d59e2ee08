import { startPasskey } from '@/lib/accounts/commands/passkeys';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.webauthnChallenge,
  handler: ({ actor }) => startPasskey(actor),
});
