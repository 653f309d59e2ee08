import { withdrawFromRequest } from '@/lib/notary/commands/reassign';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'notary',
  limit: limits.changeRequest,
  params: requestIdSchema,
  status: 204,
  handler: ({ actor, params }) => withdrawFromRequest(actor, params.id),
});
