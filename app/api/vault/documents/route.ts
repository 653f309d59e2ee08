import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { uploadDocument } from '@/lib/vault/commands/upload';
import { listDocuments } from '@/lib/vault/queries/documents';
import { vaultDocumentSchema } from '@/lib/vault/schema/answers';

export const GET = route({
  auth: 'user',
  answer: vaultDocumentSchema.array(),
  handler: ({ actor }) => listDocuments(actor),
});

export const POST = route({
  auth: 'user',
  limit: limits.uploadDocument,
  answer: vaultDocumentSchema,
  status: 201,
  form: { file: 'file', fields: ['category'] },
  handler: ({ actor, form }) => uploadDocument(actor, form),
});
