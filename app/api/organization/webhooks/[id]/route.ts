import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { changeEndpoint, deleteEndpoint } from '@/lib/programs/commands/webhook-endpoints';
import { getEndpoint } from '@/lib/programs/queries/webhook-endpoints';
import { webhookEndpointSchema } from '@/lib/webhooks/schema/answers';
import { changeEndpointSchema, endpointIdSchema } from '@/lib/webhooks/schema/endpoints';

export const GET = route({
  auth: 'user',
  params: endpointIdSchema,
  answer: webhookEndpointSchema,
  handler: ({ actor, params }) => getEndpoint(actor, params.id),
});

export const PATCH = route({
  auth: 'user',
  params: endpointIdSchema,
  body: changeEndpointSchema,
  limit: limits.changeWebhooks,
  answer: webhookEndpointSchema,
  handler: ({ actor, params, body }) => changeEndpoint(actor, params.id, body),
});

export const DELETE = route({
  auth: 'user',
  params: endpointIdSchema,
  limit: limits.changeWebhooks,
  status: 204,
  handler: ({ actor, params }) => deleteEndpoint(actor, params.id),
});
