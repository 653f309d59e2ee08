import { reviewRequest } from '@/lib/notary/commands/review';
import { notaryRequestSchema } from '@/lib/notary/schema/answers';
import { requestIdSchema, reviewSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.changeRequest,
  params: requestIdSchema,
  body: reviewSchema,
  status: 201,
  answer: notaryRequestSchema,
  handler: ({ actor, params, body }) => reviewRequest(actor, params.id, body),
});
