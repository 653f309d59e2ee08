import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { createEndpoint } from '@/lib/programs/commands/webhook-endpoints';
import { listEndpoints } from '@/lib/programs/queries/webhook-endpoints';
import { endpointWithSecretSchema, webhookEndpointSchema } from '@/lib/webhooks/schema/answers';
import { createEndpointSchema } from '@/lib/webhooks/schema/endpoints';

export const GET = route({
  auth: 'user',
  answer: webhookEndpointSchema.array(),
  handler: ({ actor }) => listEndpoints(actor),
});

export const POST = route({
  auth: 'user',
  body: createEndpointSchema,
  limit: limits.changeWebhooks,
  answer: endpointWithSecretSchema,
  status: 201,
  handler: ({ actor, body }) => createEndpoint(actor, body),
});
