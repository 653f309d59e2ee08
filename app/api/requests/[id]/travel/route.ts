import { changeTravel } from '@/lib/notary/commands/travel';
import { notaryRequestSchema } from '@/lib/notary/schema/answers';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { travelSchema } from '@/lib/notary/schema/tracking';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** The notary sets off, or is there. */
export const POST = route({
  auth: 'notary',
  params: requestIdSchema,
  body: travelSchema,
  limit: limits.changeRequest,
  answer: notaryRequestSchema,
  handler: ({ actor, params, body }) => changeTravel(actor, params.id, body),
});
