import { makeRecoveryCodes } from '@/lib/accounts/commands/recovery-codes';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.changeGuards,
  status: 201,
  handler: ({ actor }) => makeRecoveryCodes(actor),
});
