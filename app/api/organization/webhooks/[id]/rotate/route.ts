import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { rotateSecret } from '@/lib/programs/commands/webhook-endpoints';
import { endpointWithSecretSchema } from '@/lib/webhooks/schema/answers';
import { endpointIdSchema } from '@/lib/webhooks/schema/endpoints';

export const POST = route({
  auth: 'user',
  params: endpointIdSchema,
  limit: limits.changeWebhooks,
  answer: endpointWithSecretSchema,
  handler: ({ actor, params }) => rotateSecret(actor, params.id),
});
