import { downloadResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { downloadDocument } from '@/lib/vault/commands/documents';
import { documentIdSchema, openingSchema } from '@/lib/vault/schema/documents';

export const GET = route({
  auth: 'user',
  fresh: true,
  params: documentIdSchema,
  query: openingSchema,
  limit: limits.downloadDocument,
  gives: ['*/*'],
  handler: async ({ actor, params, query }) =>
    downloadResponse(await downloadDocument(actor, { id: params.id, isView: query.view === '1' })),
});
