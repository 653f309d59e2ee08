import { route } from '@/lib/platform/route';
import { listDeliveries } from '@/lib/programs/queries/webhook-deliveries';
import { deliveryPageSchema } from '@/lib/webhooks/schema/deliveries';
import { endpointIdSchema } from '@/lib/webhooks/schema/endpoints';

export const GET = route({
  auth: 'user',
  params: endpointIdSchema,
  query: deliveryPageSchema,
  handler: ({ actor, params, query }) => listDeliveries(actor, { endpointId: params.id, ...query }),
});
