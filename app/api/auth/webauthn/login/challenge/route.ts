import { startPasskeyLogin } from '@/lib/accounts/commands/passkey-use';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'none',
  limit: limits.webauthnChallenge,
  handler: () => startPasskeyLogin(),
});
