import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { resendDelivery } from '@/lib/programs/commands/webhook-sending';
import { newDeliverySchema } from '@/lib/webhooks/schema/answers';
import { deliveryIdSchema } from '@/lib/webhooks/schema/deliveries';

export const POST = route({
  auth: 'user',
  params: deliveryIdSchema,
  limit: limits.changeWebhooks,
  answer: newDeliverySchema,
  status: 201,
  handler: ({ actor, params }) => resendDelivery(actor, { endpointId: params.id, id: params.deliveryId }),
});
