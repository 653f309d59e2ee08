import { API_CALLS_PER_HOUR } from '@/lib/values/api-scopes';
import { errorResponses, errorSchema } from './errors';
import type { Call } from './find-calls';
import { operationId, tagOf } from './names';
import { operationOf } from './operation';
import { Schemas, type JsonSchema } from './schemas';
import { securitySchemes } from './security';
import { headersOfWebhooks, WEBHOOK_TAG, webhooksOf } from './webhooks';

const about = [
  'DeedGuard protects property deeds, GuardSign sends notaries. Build on the calls below `/v1`, with an API key or an',
  'access token; `/api/v1` is the same. The calls below `/api` serve the pages of this site and change with them.',
  'Before we check a text, we remove the space around it and characters that nobody can see. An empty text in an optional',
  'field counts as one that you left out.',
].join(' ');

/** OpenAPI 3.1 of these calls. @throws when two would have the same name in a program */
export function openApiDocument(calls: Call[]): JsonSchema {
  const schemas = new Schemas();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const ids = new Set<string>();
  for (const call of calls) {
    const id = operationId(call);
    if (ids.has(id)) throw new Error(`Two calls have the name ${id}. One is ${call.verb} ${call.path}.`);
    ids.add(id);
    (paths[call.path] ??= {})[call.verb.toLowerCase()] = operationOf(call, schemas);
  }
  const webhooks = webhooksOf(schemas);
  return {
    openapi: '3.1.1',
    info: { title: 'DeedGuard and GuardSign', version: '1', description: about },
    servers: [{ url: '/' }],
    tags: [...new Set([...calls.map(tagOf), WEBHOOK_TAG])].sort().map((name) => ({ name })),
    paths,
    webhooks,
    components: {
      schemas: { Error: errorSchema, ...schemas.components },
      responses: errorResponses(),
      headers,
      parameters: { IdempotencyKey: idempotencyKey, ...headersOfWebhooks },
      securitySchemes,
    },
  };
}

const whole = { type: 'integer', minimum: 0 };

const headers: Record<string, JsonSchema> = {
  RequestId: {
    description: 'The id of this request. Mention it when you write to us.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'The seconds to wait before the next try.', schema: whole },
  RateLimitLimit: {
    description: 'The calls that you have in an hour.',
    schema: { ...whole, examples: [API_CALLS_PER_HOUR] },
  },
  RateLimitRemaining: { description: 'The calls left in this hour.', schema: whole },
  RateLimitReset: { description: 'The seconds until the next hour begins.', schema: whole },
  IdempotentReplayed: {
    description: '`true` if this is the answer to an earlier call with the same key. Nothing was done again.',
    schema: { const: 'true' },
  },
};

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A unique value that you choose. For 24 hours, the same request with the same key is done once and returns the same answer. A different request with the same key is a conflict.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};
