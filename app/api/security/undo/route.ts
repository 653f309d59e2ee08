import { undoGuardChanges } from '@/lib/accounts/commands/undo';
import { undoSchema } from '@/lib/accounts/schema/undo';
import { deviceOf } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'none',
  body: undoSchema,
  limit: limits.useLink,
  status: 204,
  handler: async ({ body, request }) => undoGuardChanges(body, await deviceOf(request)),
});
