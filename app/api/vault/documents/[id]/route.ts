import { route } from '@/lib/platform/route';
import { changeDocument, deleteDocument } from '@/lib/vault/commands/documents';
import { getDocument } from '@/lib/vault/queries/documents';
import { vaultDocumentSchema } from '@/lib/vault/schema/answers';
import { changeDocumentSchema, documentIdSchema } from '@/lib/vault/schema/documents';

export const GET = route({
  auth: 'user',
  params: documentIdSchema,
  answer: vaultDocumentSchema,
  handler: ({ actor, params }) => getDocument(actor, params.id),
});

export const PATCH = route({
  auth: 'user',
  params: documentIdSchema,
  body: changeDocumentSchema,
  answer: vaultDocumentSchema,
  handler: ({ actor, params, body }) => changeDocument(actor, { ...params, ...body }),
});

export const DELETE = route({
  auth: 'user',
  params: documentIdSchema,
  status: 204,
  handler: ({ actor, params }) => deleteDocument(actor, params.id),
});
