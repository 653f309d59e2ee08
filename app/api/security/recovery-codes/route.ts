import { makeRecoveryCodes } from '@/lib/accounts/commands/recovery-codes';
import { ownerSchema } from '@/lib/accounts/schema/guards';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  body: ownerSchema,
  mayBeEmpty: true,
  limit: limits.changeGuards,
  status: 201,
  handler: ({ actor, body }) => makeRecoveryCodes(actor, body),
});
