import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { getConsent } from '@/lib/programs/queries/consents';
import { consentSchema } from '@/lib/programs/schema/consents';

/** Reads what a link asks. A POST, so that the secret of the link stands in no address. */
export const POST = route({
  auth: 'optional',
  body: consentSchema,
  limit: limits.useLink,
  handler: ({ actor, body }) => getConsent(actor, body),
});
