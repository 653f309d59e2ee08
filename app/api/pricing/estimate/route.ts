import { estimatePrice } from '@/lib/notary/queries/estimate';
import { estimateAnswerSchema } from '@/lib/notary/schema/answers';
import { estimateSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'optional',
  addressLimit: limits.estimatePrice,
  body: estimateSchema,
  answer: estimateAnswerSchema,
  handler: ({ actor, body }) => estimatePrice(actor, body),
});
