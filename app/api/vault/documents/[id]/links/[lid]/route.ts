import { route } from '@/lib/platform/route';
import { revokeLink } from '@/lib/vault/commands/links';
import { linkIdSchema } from '@/lib/vault/schema/links';

export const DELETE = route({
  auth: 'user',
  params: linkIdSchema,
  status: 204,
  handler: ({ actor, params }) => revokeLink(actor, params),
});
