import { downloadEvidence } from '@/lib/claims/commands/evidence';
import { evidenceIdSchema } from '@/lib/claims/schema';
import { downloadResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  fresh: true,
  params: evidenceIdSchema,
  limit: limits.downloadDocument,
  gives: ['*/*'],
  handler: async ({ actor, params }) => downloadResponse(await downloadEvidence(actor, params.id)),
});
