import { declineOffer } from '@/lib/notary/commands/offers';
import { offerIdSchema } from '@/lib/notary/schema/offers';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'notary',
  limit: limits.answerOffer,
  params: offerIdSchema,
  status: 204,
  handler: ({ actor, params }) => declineOffer(actor, params.id),
});
