import { getLockProofFile } from '@/lib/deeds/queries';
import { lockIdSchema, lockProofSchema } from '@/lib/deeds/schema';
import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: lockIdSchema,
  query: lockProofSchema,
  limit: limits.downloadProof,
  gives: ['text/html', 'application/json'],
  handler: async ({ actor, params, query }) => {
    const file = await getLockProofFile(actor, { ...params, ...query });
    return fileResponse(file.text, file);
  },
});
