import { listRequestHistory } from '@/lib/notary/queries/history';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: requestIdSchema,
  handler: ({ actor, params }) => listRequestHistory(actor, params.id),
});
