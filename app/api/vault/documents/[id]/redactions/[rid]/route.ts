import { route } from '@/lib/platform/route';
import { deleteRedaction } from '@/lib/vault/commands/redactions';
import { getRedaction } from '@/lib/vault/queries/redactions';
import { redactionSchema } from '@/lib/vault/schema/answers';
import { redactionIdSchema } from '@/lib/vault/schema/redactions';

export const GET = route({
  auth: 'user',
  params: redactionIdSchema,
  answer: redactionSchema,
  handler: ({ actor, params }) => getRedaction(actor, params),
});

export const DELETE = route({
  auth: 'user',
  params: redactionIdSchema,
  status: 204,
  handler: ({ actor, params }) => deleteRedaction(actor, params),
});
