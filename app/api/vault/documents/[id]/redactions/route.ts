import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { createRedaction } from '@/lib/vault/commands/redactions';
import { listDocumentRedactions } from '@/lib/vault/queries/redactions';
import { redactionSchema } from '@/lib/vault/schema/answers';
import { documentIdSchema } from '@/lib/vault/schema/documents';
import { createRedactionSchema } from '@/lib/vault/schema/redactions';

export const GET = route({
  auth: 'user',
  params: documentIdSchema,
  answer: redactionSchema.array(),
  handler: ({ actor, params }) => listDocumentRedactions(actor, params.id),
});

export const POST = route({
  auth: 'user',
  params: documentIdSchema,
  body: createRedactionSchema,
  limit: limits.redactDocument,
  answer: redactionSchema,
  status: 202,
  handler: ({ actor, params, body }) => createRedaction(actor, { ...params, ...body }),
});
