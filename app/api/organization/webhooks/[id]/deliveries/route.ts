import { route } from '@/lib/platform/route';
import { listDeliveries } from '@/lib/programs/queries/webhook-deliveries';
import { webhookDeliveriesSchema } from '@/lib/webhooks/schema/answers';
import { deliveryPageSchema } from '@/lib/webhooks/schema/deliveries';
import { endpointIdSchema } from '@/lib/webhooks/schema/endpoints';

export const GET = route({
  auth: 'user',
  params: endpointIdSchema,
  query: deliveryPageSchema,
  answer: webhookDeliveriesSchema,
  handler: ({ actor, params, query }) => listDeliveries(actor, { endpointId: params.id, ...query }),
});
