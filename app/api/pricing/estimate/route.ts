import { estimatePrice } from '@/lib/notary/queries/estimate';
import { estimateSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'optional',
  addressLimit: limits.estimatePrice,
  body: estimateSchema,
  handler: ({ actor, body }) => estimatePrice(actor, body),
});
