import { proofFormatSchema } from '@/lib/deeds/schema';
import { getVisitProofFile } from '@/lib/notary/queries/visit-proof';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: requestIdSchema,
  query: proofFormatSchema,
  limit: limits.downloadProof,
  gives: ['text/html', 'application/json'],
  handler: async ({ actor, params, query }) => {
    const file = await getVisitProofFile(actor, { ...params, ...query });
    return fileResponse(file.text, file);
  },
});
