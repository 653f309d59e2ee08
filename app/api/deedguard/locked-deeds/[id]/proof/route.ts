import { getLockProof } from '@/lib/deeds/queries';
import { lockIdSchema, proofFormatSchema } from '@/lib/deeds/schema';
import { proofFileResponse } from '@/lib/evidence/queries';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: lockIdSchema,
  query: proofFormatSchema,
  limit: limits.downloadProof,
  handler: async ({ actor, params, query }) =>
    proofFileResponse(await getLockProof(actor, params.id), query.format),
});
