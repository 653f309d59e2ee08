import { lockIdSchema } from '@/lib/deeds/schema';
import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { drawSharedHistory, historyFileName } from '@/lib/properties/drawing/history-pdf';
import { historyPdfSchema } from '@/lib/properties/schema/timeline';

/** Of a property that another member shared. */
export const GET = route({
  auth: 'user',
  fresh: true,
  params: lockIdSchema,
  query: historyPdfSchema,
  limit: limits.drawHistory,
  gives: ['application/pdf'],
  handler: async ({ actor, params, query }) => {
    const pdf = await drawSharedHistory(actor, { ...query, ...params });
    return fileResponse(new Uint8Array(pdf), {
      type: 'application/pdf',
      name: historyFileName({ ...query, ...params }),
    });
  },
});
