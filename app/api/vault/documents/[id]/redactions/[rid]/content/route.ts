import { downloadResponse } from '@/lib/platform/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { openRedactedCopy } from '@/lib/vault/commands/redactions';
import { redactionIdSchema } from '@/lib/vault/schema/redactions';

export const GET = route({
  auth: 'user',
  fresh: true,
  params: redactionIdSchema,
  limit: limits.downloadDocument,
  handler: async ({ actor, params }) =>
    downloadResponse({ ...(await openRedactedCopy(actor, params)), type: 'application/pdf' }),
});
