import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { rollKey } from '@/lib/programs/commands/keys';
import { madeKeySchema } from '@/lib/programs/schema/key-answers';
import { keyIdSchema, rollKeySchema } from '@/lib/programs/schema/keys';

export const POST = route({
  auth: 'user',
  params: keyIdSchema,
  body: rollKeySchema,
  limit: limits.changeKeys,
  answer: madeKeySchema,
  status: 201,
  handler: ({ actor, params, body }) => rollKey(actor, { ...params, ...body }),
});
