import { getBilling } from '@/lib/invoices/queries/billing';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: requestIdSchema,
  handler: ({ actor, params }) => getBilling(actor, params.id),
});
