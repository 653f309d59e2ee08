import { acceptOffer } from '@/lib/notary/commands/offers';
import { notaryRequestSchema } from '@/lib/notary/schema/answers';
import { offerIdSchema } from '@/lib/notary/schema/offers';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'notary',
  limit: limits.answerOffer,
  params: offerIdSchema,
  answer: notaryRequestSchema,
  handler: ({ actor, params }) => acceptOffer(actor, params.id),
});
