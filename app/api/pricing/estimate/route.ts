import { estimatePrice } from '@/lib/notary/queries/estimate';
import { estimateSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'none',
  limit: limits.estimatePrice,
  body: estimateSchema,
  handler: ({ body }) => estimatePrice(body),
});
