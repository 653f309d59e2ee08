import { route } from '@/lib/platform/route';
import { getDelivery } from '@/lib/webhooks/queries/deliveries';
import { deliveryIdSchema } from '@/lib/webhooks/schema/deliveries';

export const GET = route({
  auth: 'user',
  params: deliveryIdSchema,
  handler: ({ actor, params }) => getDelivery(actor, { endpointId: params.id, id: params.deliveryId }),
});
