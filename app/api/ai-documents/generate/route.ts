import { generateDocument } from '@/lib/generator/commands/generate';
import { generateSchema } from '@/lib/generator/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  body: generateSchema,
  limit: limits.generateDocument,
  status: 201,
  handler: ({ actor, body }) => generateDocument(actor, body),
});
