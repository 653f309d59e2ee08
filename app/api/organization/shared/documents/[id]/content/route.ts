import { downloadResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { openOrganizationDocument } from '@/lib/vault/commands/organization-documents';
import { documentIdSchema, openingSchema } from '@/lib/vault/schema/documents';

/** A document that another member shared. */
export const GET = route({
  auth: 'user',
  fresh: true,
  params: documentIdSchema,
  query: openingSchema,
  limit: limits.downloadDocument,
  gives: ['*/*'],
  handler: async ({ actor, params, query }) =>
    downloadResponse(await openOrganizationDocument(actor, { id: params.id, isView: query.view === '1' })),
});
