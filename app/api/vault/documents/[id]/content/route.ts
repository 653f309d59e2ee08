import { downloadResponse } from '@/lib/platform/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { downloadDocument } from '@/lib/vault/commands/documents';
import { documentIdSchema } from '@/lib/vault/schema/documents';

export const GET = route({
  auth: 'user',
  fresh: true,
  params: documentIdSchema,
  limit: limits.downloadDocument,
  handler: async ({ actor, params }) => downloadResponse(await downloadDocument(actor, params.id)),
});
