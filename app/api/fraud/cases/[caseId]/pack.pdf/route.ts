import { fraudCaseSchema } from '@/lib/fraud/schema';
import { fileResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { makePackPdf } from '@/lib/recovery/commands/pack';
import { packQuerySchema } from '@/lib/recovery/schema';

export const GET = route({
  auth: 'user',
  params: fraudCaseSchema,
  query: packQuerySchema,
  limit: limits.recoveryPack,
  fresh: true,
  gives: ['application/pdf'],
  handler: async ({ actor, params, query }) => {
    const { pdf, name } = await makePackPdf(actor, { ...params, ...query });
    return fileResponse(new Uint8Array(pdf), { type: 'application/pdf', name });
  },
});
