import { callWords } from '@/lib/programs/content/call-words';
import { errorsOf } from './errors';
import type { Call } from './find-calls';
import { operationId, summaryOf, tagOf } from './names';
import type { JsonSchema, Schemas } from './schemas';
import { securityOf } from './security';

type ObjectSchema = { properties?: Record<string, JsonSchema>; required?: string[]; anyOf?: ObjectSchema[] };

/** One call, as OpenAPI 3.1 describes it. */
export function operationOf(call: Call, schemas: Schemas): JsonSchema {
  const { operation } = call;
  const parameters = parametersOf(call, schemas);
  const requestBody = bodyOf(call, schemas);
  return {
    operationId: operationId(call),
    ...titleOf(call),
    tags: [tagOf(call)],
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...goodAnswers(call, schemas), ...errorsOf(call, schemas) },
  };
}

function titleOf(call: Call): JsonSchema {
  const about = callWords[`${call.verb} ${call.path}`];
  if (!about) return { summary: summaryOf(call) };
  const [first = ''] = about.split(/(?<=\.) /);
  return { summary: first.replace(/\.$/, ''), description: about };
}

function parametersOf({ path, operation }: Call, schemas: Schemas): JsonSchema[] {
  const { params, query, isRepeatable } = operation;
  const ofPath = params ? (schemas.toInline(params) as ObjectSchema).properties : {};
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: ofPath?.[name] ?? { type: 'string' },
  }));
  return [
    ...named,
    ...(query ? queryOf(schemas.toInline(query)) : []),
    ...(isRepeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

/** Where a query can be one of several, each of its names may be left out. */
function queryOf({ properties, required = [], anyOf = [] }: ObjectSchema): JsonSchema[] {
  const all = { ...Object.assign({}, ...anyOf.map((one) => one.properties)), ...properties } as Record<
    string,
    JsonSchema
  >;
  return Object.entries(all).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }));
}

function bodyOf({ operation }: Call, schemas: Schemas): JsonSchema | null {
  const { body, form, takes, mayBeEmpty } = operation;
  const known = (body ? schemas.toInline(body) : {}) as ObjectSchema;
  const content = {
    ...(body && { 'application/json': { schema: schemas.toJson(body) } }),
    ...(form && { 'multipart/form-data': { schema: formSchema(form, known) } }),
    ...(takes && { [takes]: {} }),
  };
  if (Object.keys(content).length === 0) return null;
  return { required: !mayBeEmpty, content };
}

/** Of a call that takes JSON too, its fields are the same. */
function formSchema(
  { file, fields }: { file: string; fields: readonly string[] },
  { properties = {}, required = [] }: ObjectSchema,
): JsonSchema {
  const texts = fields.map((field) => [field, properties[field] ?? { type: 'string' }] as const);
  return {
    type: 'object',
    required: [file, ...fields.filter((field) => required.includes(field))],
    properties: { [file]: { type: 'string', format: 'binary' }, ...Object.fromEntries(texts) },
  };
}

function goodAnswers(call: Call, schemas: Schemas): Record<string, JsonSchema> {
  const { status = 200, otherStatus, emptyStatus } = call.operation;
  const statuses = [status, otherStatus, emptyStatus].filter((code) => code !== undefined);
  return Object.fromEntries(statuses.map((code) => [String(code), goodAnswer(call, { code, schemas })]));
}

function goodAnswer({ operation }: Call, { code, schemas }: { code: number; schemas: Schemas }): JsonSchema {
  const { answer, gives = ['application/json'], scope, isRepeatable, emptyStatus } = operation;
  const isEmpty = code === 204 || code === emptyStatus;
  const media = answer ? { schema: schemas.toJson(answer) } : {};
  return {
    description: isEmpty ? 'Done. The answer has no body.' : 'Success.',
    headers: {
      'x-request-id': header('RequestId'),
      ...(scope && {
        'RateLimit-Limit': header('RateLimitLimit'),
        'RateLimit-Remaining': header('RateLimitRemaining'),
        'RateLimit-Reset': header('RateLimitReset'),
      }),
      ...(isRepeatable && { 'Idempotent-Replayed': header('IdempotentReplayed') }),
    },
    ...(!isEmpty && { content: Object.fromEntries(gives.map((type) => [type, media])) }),
  };
}

function header(name: string): JsonSchema {
  return { $ref: `#/components/headers/${name}` };
}
