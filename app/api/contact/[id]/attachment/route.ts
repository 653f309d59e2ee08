import { downloadResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { downloadAttachment } from '@/lib/support/commands/cases';
import { supportCaseIdSchema } from '@/lib/support/schema';

export const GET = route({
  auth: 'admin',
  fresh: true,
  params: supportCaseIdSchema,
  limit: limits.downloadDocument,
  gives: ['*/*'],
  handler: async ({ actor, params }) => downloadResponse(await downloadAttachment(actor, params.id)),
});
