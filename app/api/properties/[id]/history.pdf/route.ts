import { lockIdSchema } from '@/lib/deeds/schema';
import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { drawHistory, historyFileName } from '@/lib/properties/drawing/history-pdf';
import { historyPdfSchema } from '@/lib/properties/schema/timeline';

export const GET = route({
  auth: 'user',
  params: lockIdSchema,
  query: historyPdfSchema,
  limit: limits.drawHistory,
  gives: ['application/pdf'],
  handler: async ({ actor, params, query }) => {
    const pdf = await drawHistory(actor, { ...query, ...params });
    return fileResponse(new Uint8Array(pdf), {
      type: 'application/pdf',
      name: historyFileName({ ...query, ...params }),
    });
  },
});
