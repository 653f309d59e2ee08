import { agreeToTravel } from '@/lib/notary/commands/travel-agreement';
import { notaryRequestSchema } from '@/lib/notary/schema/answers';
import { agreeToTravelSchema, requestIdSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.changeRequest,
  params: requestIdSchema,
  body: agreeToTravelSchema,
  answer: notaryRequestSchema,
  handler: ({ actor, params, body }) => agreeToTravel(actor, params.id, body),
});
