import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { showSecret } from '@/lib/programs/commands/webhook-endpoints';
import { webhookSecretSchema } from '@/lib/webhooks/schema/answers';
import { endpointIdSchema } from '@/lib/webhooks/schema/endpoints';

export const POST = route({
  auth: 'user',
  params: endpointIdSchema,
  limit: limits.changeWebhooks,
  answer: webhookSecretSchema,
  handler: ({ actor, params }) => showSecret(actor, params.id),
});
