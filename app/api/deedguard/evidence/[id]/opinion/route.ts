import { giveOpinion } from '@/lib/claims/commands/evidence';
import { evidenceIdSchema, giveOpinionSchema } from '@/lib/claims/schema';
import { route } from '@/lib/platform/route';

export const PUT = route({
  auth: 'admin',
  params: evidenceIdSchema,
  body: giveOpinionSchema,
  status: 204,
  handler: ({ actor, params, body }) => giveOpinion(actor, params.id, body),
});
