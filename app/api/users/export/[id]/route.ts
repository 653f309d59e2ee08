import { openExport } from '@/lib/personal-data/commands/export';
import { exportIdSchema } from '@/lib/personal-data/schema';
import { downloadResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  fresh: true,
  params: exportIdSchema,
  limit: limits.downloadDocument,
  gives: ['application/zip'],
  handler: async ({ actor, params }) =>
    downloadResponse({ ...(await openExport(actor, params.id)), type: 'application/zip' }),
});
