import { answerConsent } from '@/lib/oauth/commands/consent';
import { consentPlaceSchema } from '@/lib/oauth/schema/answers';
import { consentAnswerSchema } from '@/lib/oauth/schema/consent';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** What the owner of an account says to an app; answered with where the browser goes on. */
export const POST = route({
  auth: 'user',
  body: consentAnswerSchema,
  limit: limits.answerConsent,
  answer: consentPlaceSchema,
  handler: ({ actor, body }) => answerConsent(actor, body),
});
