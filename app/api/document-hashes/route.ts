import { recordDocumentHash } from '@/lib/partners/commands/document-hashes';
import { listDocumentHashes } from '@/lib/partners/queries/document-hashes';
import { documentHashPageSchema, documentHashSchema } from '@/lib/partners/schema/answers';
import { documentHashListSchema, recordDocumentHashSchema } from '@/lib/partners/schema/document-hashes';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  query: documentHashListSchema,
  answer: documentHashPageSchema,
  handler: ({ actor, query }) => listDocumentHashes(actor, query),
});

export const POST = route({
  auth: 'user',
  body: recordDocumentHashSchema,
  limit: limits.recordDocumentHash,
  answer: documentHashSchema,
  status: 201,
  handler: ({ actor, body }) => recordDocumentHash(actor, body),
});
