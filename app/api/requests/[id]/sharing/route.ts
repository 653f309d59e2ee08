import { changeSharing } from '@/lib/notary/commands/sharing';
import { notaryRequestSchema } from '@/lib/notary/schema/answers';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { sharingSchema } from '@/lib/notary/schema/tracking';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** The notary on the way hides where they are from the client, or shows it again. */
export const PUT = route({
  auth: 'user',
  params: requestIdSchema,
  body: sharingSchema,
  limit: limits.changeRequest,
  answer: notaryRequestSchema,
  handler: ({ actor, params, body }) => changeSharing(actor, params.id, body),
});
