import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { eventBody } from '@/lib/webhooks/rules/event-body';
import { eventTypes, type EventType } from '@/lib/webhooks/rules/event-types';
import { secretFrom, signedHeaders } from '@/lib/webhooks/rules/signature';
import { Schemas, type JsonSchema } from '@/scripts/openapi/schemas';
import { headersOfWebhooks, webhooksOf } from '@/scripts/openapi/webhooks';

type Sending = {
  operationId: string;
  parameters: { $ref: string }[];
  requestBody: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string }>;
};

const webhooks = webhooksOf(new Schemas()) as unknown as Record<string, { post: Sending }>;
const types = Object.keys(eventTypes) as EventType[];
const ajv = addFormats(new Ajv2020({ strict: false }));
const checkOf = (type: EventType) =>
  ajv.compile(webhooks[type]!.post.requestBody.content['application/json']!.schema);

const id = '8a2f4c1e-90b7-4d53-a6e8-1c3d5f7b9a0e';
const at = new Date('2026-11-20T16:00:00.000Z');
const declined = {
  property_id: id,
  status: 'declined',
  blockchain_hash: null,
  log_index: null,
  mode: 'live',
};
const sent = (type: EventType, data: unknown): unknown =>
  JSON.parse(eventBody({ id, type, data, createdAt: at }));

describe('the webhooks of the OpenAPI document', () => {
  it('are the events that we send', () => {
    expect(Object.keys(webhooks)).toEqual(types);
  });

  it('have a name of their own each', () => {
    const names = types.map((type) => webhooks[type]!.post.operationId);

    expect(names).toContain('onPropertyLocked');
    expect(names).toContain('onRequestInProgress');
    expect(new Set(names).size).toBe(types.length);
  });

  it('have the headers that we sign with', () => {
    const headers = signedHeaders({ id, at, body: '{}' }, [
      secretFrom(Buffer.alloc(32, 1)),
      secretFrom(Buffer.alloc(32, 2)),
    ]);
    const said = Object.values(headersOfWebhooks) as { name: string; schema: JsonSchema }[];

    expect(said.map(({ name }) => name).sort()).toEqual(Object.keys(headers).sort());
    for (const { name, schema } of said) expect(ajv.validate(schema, headers[name])).toBe(true);
    expect(webhooks['property.locked']!.post.parameters).toHaveLength(said.length);
  });

  it('have the body that we send', () => {
    const check = checkOf('property.declined');

    expect(check(sent('property.declined', declined))).toBe(true);
  });

  it.each([
    ['of another type', sent('property.locked', declined)],
    ['without its data', { id, type: 'property.declined', timestamp: at.toISOString() }],
    ['with a field left out', sent('property.declined', { property_id: id, status: 'declined' })],
  ])('do not have one %s', (_, body) => {
    expect(checkOf('property.declined')(body)).toBe(false);
  });

  it('ask for an answer of 2xx, and say what 410 does', () => {
    for (const type of types) {
      expect(Object.keys(webhooks[type]!.post.responses).sort()).toEqual(['2XX', '410', 'default']);
    }
    expect(webhooks['invoice.paid']!.post.responses['2XX']!.description).toContain('15 seconds');
  });
});
