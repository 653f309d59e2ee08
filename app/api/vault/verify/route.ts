import { verifyEvidence } from '@/lib/evidence/queries';
import { verifyRequestSchema } from '@/lib/evidence/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'none',
  body: verifyRequestSchema,
  limit: limits.verify,
  handler: ({ body }) => verifyEvidence(body),
});
