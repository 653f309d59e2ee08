import { explainDispatch } from '@/lib/notary/queries/explanation';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  params: requestIdSchema,
  handler: ({ actor, params }) => explainDispatch(actor, params.id),
});
