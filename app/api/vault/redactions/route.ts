import { route } from '@/lib/platform/route';
import { listRedactions } from '@/lib/vault/queries/redactions';
import { redactionSchema } from '@/lib/vault/schema/answers';

export const GET = route({
  auth: 'user',
  answer: redactionSchema.array(),
  handler: ({ actor }) => listRedactions(actor),
});
