import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { getDocumentProofFile } from '@/lib/vault/queries/documents';
import { documentIdSchema, documentProofSchema } from '@/lib/vault/schema/documents';

export const GET = route({
  auth: 'user',
  params: documentIdSchema,
  query: documentProofSchema,
  limit: limits.downloadProof,
  gives: ['text/html', 'application/json'],
  handler: async ({ actor, params, query }) => {
    const file = await getDocumentProofFile(actor, { ...params, ...query });
    return fileResponse(file.text, file);
  },
});
