import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { sendTestEvent } from '@/lib/programs/commands/webhook-sending';
import { newDeliverySchema } from '@/lib/webhooks/schema/answers';
import { endpointIdSchema } from '@/lib/webhooks/schema/endpoints';

export const POST = route({
  auth: 'user',
  params: endpointIdSchema,
  limit: limits.changeWebhooks,
  answer: newDeliverySchema,
  status: 201,
  handler: ({ actor, params }) => sendTestEvent(actor, params.id),
});
