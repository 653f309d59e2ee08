import { ANSWER_MS } from '@/lib/vendor/webhook-post';
import { eventTypes, type EventType } from '@/lib/webhooks/rules/event-types';
import { EVENT_DAYS } from '@/lib/webhooks/rules/retention';
import { MOST_TRIES } from '@/lib/webhooks/rules/retries';
import { eventDataSchemas } from '@/lib/webhooks/schema/events';
import type { JsonSchema, Schemas } from './schemas';

/** Where they are managed, too. */
export const WEBHOOK_TAG = 'webhooks';

const signature =
  'One or more signatures, separated by spaces: `v1,` and the HMAC-SHA256 of id, time and raw body, in base64. Two of them while a secret is rotated; one that fits is enough.';

/** The headers of Standard Webhooks, as `signedHeaders` writes them. */
export const headersOfWebhooks: Record<string, JsonSchema> = {
  WebhookId: header('webhook-id', {
    description: 'The id of the event: the same for each try and each endpoint.',
    schema: { type: 'string', format: 'uuid' },
  }),
  WebhookTimestamp: header('webhook-timestamp', {
    description: 'The time of this try, in seconds since 1970.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  }),
  WebhookSignature: header('webhook-signature', {
    description: signature,
    schema: { type: 'string', pattern: '^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$' },
  }),
};

function header(name: string, said: { description: string; schema: JsonSchema }): JsonSchema {
  return { name, in: 'header', required: true, ...said };
}

/** What we send to an endpoint, by the type of the event. */
export function webhooksOf(schemas: Schemas): Record<string, JsonSchema> {
  const types = Object.keys(eventTypes) as EventType[];
  return Object.fromEntries(types.map((type) => [type, { post: sendingOf(type, schemas) }]));
}

function sendingOf(type: EventType, schemas: Schemas): JsonSchema {
  const when = eventTypes[type];
  const [first = ''] = when.split(/(?<=\.) /);
  return {
    operationId: nameOf(type),
    summary: first.replace(/\.$/, ''),
    description: when,
    tags: [WEBHOOK_TAG],
    security: [],
    parameters: Object.keys(headersOfWebhooks).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: bodyOf(type, schemas) } },
    },
    responses: answers,
  };
}

/** `property.locked` is `onPropertyLocked`. */
function nameOf(type: EventType): string {
  return `on${type.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

/** As `eventBody` writes it. */
function bodyOf(type: EventType, schemas: Schemas): JsonSchema {
  return {
    type: 'object',
    required: ['id', 'type', 'timestamp', 'data'],
    properties: {
      id: { type: 'string', format: 'uuid', description: 'The id of the event, as in `webhook-id`.' },
      type: { const: type, description: 'What happened.' },
      timestamp: {
        type: 'string',
        format: 'date-time',
        description: 'The time at which it happened, in ISO 8601, UTC.',
      },
      data: schemas.toJson(eventDataSchemas[type]),
    },
  };
}

const answers: Record<string, JsonSchema> = {
  '2XX': {
    description: `You have it. We wait up to ${ANSWER_MS / 1000} seconds for the whole answer. Its body means nothing to us.`,
  },
  '410': { description: 'You want no more: we turn the endpoint off.' },
  default: {
    description: `We try again, up to ${MOST_TRIES} times over 3 days. The event stays in your account for ${EVENT_DAYS} days.`,
  },
};
