import { getDocumentHashProof } from '@/lib/partners/queries/document-hashes';
import { documentHashIdSchema, documentHashProofSchema } from '@/lib/partners/schema/document-hashes';
import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: documentHashIdSchema,
  query: documentHashProofSchema,
  limit: limits.downloadProof,
  gives: ['text/html', 'application/json'],
  handler: async ({ actor, params, query }) => {
    const file = await getDocumentHashProof(actor, { ...params, ...query });
    return fileResponse(file.text, file);
  },
});
