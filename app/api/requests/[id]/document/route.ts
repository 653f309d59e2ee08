import { downloadRequestDocument } from '@/lib/notary/commands/document';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { downloadResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  fresh: true,
  params: requestIdSchema,
  limit: limits.downloadDocument,
  gives: ['*/*'],
  handler: async ({ actor, params }) => downloadResponse(await downloadRequestDocument(actor, params.id)),
});
