import { lockIdSchema, lockProofSchema } from '@/lib/deeds/schema';
import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { getOrganizationProofFile } from '@/lib/properties/queries/organization-properties';

/** Of a lock whose property another member shared. */
export const GET = route({
  auth: 'user',
  fresh: true,
  params: lockIdSchema,
  query: lockProofSchema,
  limit: limits.downloadProof,
  gives: ['text/html', 'application/json'],
  handler: async ({ actor, params, query }) => {
    const file = await getOrganizationProofFile(actor, { ...params, ...query });
    return fileResponse(file.text, file);
  },
});
