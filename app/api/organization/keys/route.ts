import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { createKey } from '@/lib/programs/commands/keys';
import { listKeys } from '@/lib/programs/queries/keys';
import { apiKeySchema, madeKeySchema } from '@/lib/programs/schema/key-answers';
import { createKeySchema } from '@/lib/programs/schema/keys';

export const GET = route({
  auth: 'user',
  answer: apiKeySchema.array(),
  handler: ({ actor }) => listKeys(actor),
});

export const POST = route({
  auth: 'user',
  body: createKeySchema,
  limit: limits.changeKeys,
  answer: madeKeySchema,
  status: 201,
  handler: ({ actor, body }) => createKey(actor, body),
});
