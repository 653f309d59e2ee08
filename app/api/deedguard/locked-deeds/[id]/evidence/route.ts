import { submitEvidence } from '@/lib/claims/commands/evidence';
import { listLockEvidence } from '@/lib/claims/queries';
import { submitEvidenceSchema } from '@/lib/claims/schema';
import { lockIdSchema } from '@/lib/deeds/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: lockIdSchema,
  handler: ({ actor, params }) => listLockEvidence(actor, params.id),
});

export const POST = route({
  auth: 'user',
  params: lockIdSchema,
  body: submitEvidenceSchema,
  limit: limits.submitEvidence,
  status: 201,
  handler: ({ actor, params, body }) => submitEvidence(actor, { lockId: params.id, ...body }),
});
