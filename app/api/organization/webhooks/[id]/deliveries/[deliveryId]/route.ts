import { route } from '@/lib/platform/route';
import { getDelivery } from '@/lib/programs/queries/webhook-deliveries';
import { webhookDeliveryDetailSchema } from '@/lib/webhooks/schema/answers';
import { deliveryIdSchema } from '@/lib/webhooks/schema/deliveries';

export const GET = route({
  auth: 'user',
  params: deliveryIdSchema,
  answer: webhookDeliveryDetailSchema,
  handler: ({ actor, params }) => getDelivery(actor, { endpointId: params.id, id: params.deliveryId }),
});
