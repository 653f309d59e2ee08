import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { applyRedaction } from '@/lib/vault/commands/redactions';
import { applyRedactionSchema, redactionIdSchema } from '@/lib/vault/schema/redactions';

export const POST = route({
  auth: 'user',
  params: redactionIdSchema,
  body: applyRedactionSchema,
  limit: limits.redactDocument,
  status: 202,
  handler: ({ actor, params, body }) => applyRedaction(actor, { ...params, ...body }),
});
