import { markThreadRead } from '@/lib/notary/commands/messages';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  params: requestIdSchema,
  status: 204,
  handler: ({ actor, params }) => markThreadRead(actor, params.id),
});
