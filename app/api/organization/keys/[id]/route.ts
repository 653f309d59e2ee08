import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { revokeKey } from '@/lib/programs/commands/keys';
import { apiKeySchema } from '@/lib/programs/schema/key-answers';
import { keyIdSchema } from '@/lib/programs/schema/keys';

export const DELETE = route({
  auth: 'user',
  params: keyIdSchema,
  limit: limits.changeKeys,
  answer: apiKeySchema,
  status: 200,
  handler: ({ actor, params }) => revokeKey(actor, params.id),
});
