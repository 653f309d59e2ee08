import { fraudCaseSchema } from '@/lib/fraud/schema';
import { madeResponse } from '@/lib/platform/http/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { makePack } from '@/lib/recovery/commands/pack';
import { packQuerySchema } from '@/lib/recovery/schema';

export const GET = route({
  auth: 'user',
  params: fraudCaseSchema,
  query: packQuerySchema,
  limit: limits.recoveryPack,
  fresh: true,
  gives: ['application/zip'],
  handler: async ({ actor, params, query }) =>
    madeResponse({ ...(await makePack(actor, { ...params, ...query })), type: 'application/zip' }),
});
