import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { uploadDocument } from '@/lib/vault/commands/upload';
import { listDocuments } from '@/lib/vault/queries/documents';

export const GET = route({ auth: 'user', handler: ({ actor }) => listDocuments(actor) });

export const POST = route({
  auth: 'user',
  limit: limits.uploadDocument,
  status: 201,
  form: { file: 'file', fields: ['category'] },
  handler: ({ actor, form }) => uploadDocument(actor, form),
});
