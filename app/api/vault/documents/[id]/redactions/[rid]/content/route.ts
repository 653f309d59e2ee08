import { downloadResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { openRedactedCopy } from '@/lib/vault/commands/redactions';
import { openingSchema } from '@/lib/vault/schema/documents';
import { redactionIdSchema } from '@/lib/vault/schema/redactions';

export const GET = route({
  auth: 'user',
  fresh: true,
  params: redactionIdSchema,
  query: openingSchema,
  limit: limits.downloadDocument,
  gives: ['application/pdf'],
  handler: async ({ actor, params, query }) =>
    downloadResponse({
      ...(await openRedactedCopy(actor, { ...params, isView: query.view === '1' })),
      type: 'application/pdf',
    }),
});
