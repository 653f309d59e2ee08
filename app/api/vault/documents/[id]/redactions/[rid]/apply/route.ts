import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { applyRedaction } from '@/lib/vault/commands/redactions';
import { redactionSchema } from '@/lib/vault/schema/answers';
import { applyRedactionSchema, redactionIdSchema } from '@/lib/vault/schema/redactions';

export const POST = route({
  auth: 'user',
  params: redactionIdSchema,
  body: applyRedactionSchema,
  limit: limits.redactDocument,
  answer: redactionSchema,
  status: 202,
  handler: ({ actor, params, body }) => applyRedaction(actor, { ...params, ...body }),
});
