import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { answerConsent } from '@/lib/programs/commands/consents';
import { answerConsentSchema } from '@/lib/programs/schema/consents';

export const POST = route({
  auth: 'optional',
  body: answerConsentSchema,
  limit: limits.useLink,
  handler: ({ actor, body }) => answerConsent(actor, body),
});
