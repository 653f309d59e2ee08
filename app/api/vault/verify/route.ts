import { verifyAnswerSchema } from '@/lib/evidence/schema/answers';
import { verifyRequestSchema } from '@/lib/evidence/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { verifyForHolder } from '@/lib/vault/queries/verification';

export const POST = route({
  auth: 'optional',
  body: verifyRequestSchema,
  addressLimit: limits.verify,
  answer: verifyAnswerSchema,
  handler: ({ actor, body }) => verifyForHolder(actor, body),
});
