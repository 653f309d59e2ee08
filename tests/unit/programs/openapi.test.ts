import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as z from 'zod';
import { callWords } from '@/lib/programs/content/call-words';
import { bookingSchema } from '@/lib/programs/schema/bookings';
import { clientSource } from '@/scripts/openapi/client';
import { findCalls, type Call } from '@/scripts/openapi/find-calls';
import { operationId } from '@/scripts/openapi/names';
import { readDocument } from '@/scripts/openapi/read-document';
import type { JsonSchema } from '@/scripts/openapi/schemas';

const API = path.join(process.cwd(), 'app', 'api');
const sources = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => ({ file, source: readFileSync(path.join(API, file), 'utf8') }));

/** Whatever makes another answer than JSON. */
const OTHER_ANSWER =
  /\b(fileResponse|downloadResponse|madeResponse|mailPage|accountStream|streamAnswer|answerList)\(|new Response\(await|new Response\(`/;

type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  security: object[];
  responses: Record<string, { content?: Record<string, unknown> }>;
};
type Paths = Record<string, Record<string, Operation>>;

/** Where each answer in JSON has a schema. */
const saidInFull = [
  '/v1/',
  '/api/alerts',
  '/api/document-hashes',
  '/api/invoices',
  '/api/log/',
  '/api/oauth/',
  '/api/organization',
  '/api/pricing/',
  '/api/vault/documents',
  '/api/vault/verify',
];

function isUnsaid(responses: Operation['responses']): boolean {
  return Object.entries(responses).some(([status, { content = {} }]) => {
    const json = content['application/json'] as { schema?: object } | undefined;
    return status.startsWith('2') && Object.keys(content).length === 1 && json && !json.schema;
  });
}

describe('the OpenAPI document', () => {
  let calls: Call[];
  let document: JsonSchema;
  let paths: Paths;

  beforeAll(async () => {
    calls = await findCalls(process.cwd());
    document = await readDocument(process.cwd());
    paths = document.paths as Paths;
  }, 300_000);

  it('leaves the schemas as it found them, for others who draw them in the same process', () => {
    expect(z.globalRegistry.get(bookingSchema)?.id).toBeUndefined();
    expect(document.components).toHaveProperty('schemas.Booking');
  });

  it('has an operation for every verb of every route file', () => {
    const exported = sources
      .filter(({ file }) => !file.includes('[...'))
      .flatMap(({ source }) => [...source.matchAll(/^export const (GET|POST|PUT|PATCH|DELETE)\b/gm)]);
    const inFile = calls.filter(({ operation }) => !operation.calls);

    expect(exported.length).toBeGreaterThan(200);
    expect(inFile).toHaveLength(exported.length);
  });

  it('is what the specification of OpenAPI 3.1 asks for', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));

    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('refers to nothing that is not there', () => {
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    const components = document.components as Record<string, Record<string, unknown>>;

    expect(names.length).toBeGreaterThan(500);
    expect(names.filter(([, kind = '', name = '']) => !components[kind]?.[name])).toEqual([]);
    expect(JSON.stringify(document).match(/"\$ref":"(?!#\/components\/)/g)).toBeNull();
  });

  it('names the things that webhooks tell of', () => {
    const { 'property.locked': locked } = document.webhooks as Record<string, JsonSchema>;

    expect(JSON.stringify(locked)).toContain('"data":{"$ref":"#/components/schemas/PropertyEvent"}');
    expect(Object.keys(document.webhooks as object).length).toBeGreaterThan(15);
  });

  it('takes from the schema of a call what it takes', () => {
    const lock = paths['/api/deedguard/lock-deed']?.post as unknown as {
      requestBody: { content: Record<string, { schema: { properties: object; required: string[] } }> };
    };
    const { schema } = lock.requestBody.content['application/json']!;

    expect(Object.keys(schema.properties)).toContain('propertyAddress');
    expect(schema.required).toContain('propertyAddress');
  });

  it('says of each call who may make it', () => {
    expect(paths['/api/log/checkpoint']?.get?.security).toEqual([]);
    expect(paths['/api/search']?.get?.security).toEqual([{}, { session: [] }]);
    expect(paths['/api/auth/me']?.get?.security).toEqual([{ session: [] }]);
    expect(paths['/api/auth/me']?.get?.responses).toHaveProperty('401');
    expect(paths['/api/log/checkpoint']?.get?.responses).not.toHaveProperty('401');
  });

  it('says what it answers to whoever builds on it, wherever that is JSON', () => {
    const unsaid = Object.entries(paths)
      .filter(([address]) => saidInFull.some((start) => address.startsWith(start)))
      .flatMap(([address, verbs]) =>
        Object.entries(verbs)
          .filter(([, { responses }]) => isUnsaid(responses))
          .map(([verb]) => `${verb} ${address}`),
      );

    expect(unsaid).toEqual([]);
    expect(paths['/api/organization']?.get?.responses['200']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/Organization' } },
    });
  });

  it('says that a file is no JSON', () => {
    const unsaid = sources
      .filter(({ source }) => OTHER_ANSWER.test(source.replace(/^import.*$/gm, '')))
      .filter(({ source }) => !source.includes('gives:'))
      .map(({ file }) => file);

    expect(unsaid).toEqual([]);
    expect(paths['/api/invoices/{id}/pdf']?.get?.responses['200']?.content).toEqual({
      'application/pdf': {},
    });
  });

  it('says of a status each code that it stands for', () => {
    const { components } = document as { components: { responses: Record<string, unknown> } };
    const codesOf = (address: string, verb: string, status: string) => {
      const answer = paths[address]?.[verb]?.responses[status] as unknown as { $ref: string };
      return JSON.stringify(components.responses[answer.$ref.split('/').at(-1) ?? '']);
    };

    expect(codesOf('/api/users/password', 'post', '401')).toContain(
      '"code":{"enum":["not_signed_in","wrong_password","wrong_pin","wrong_passkey","wrong_recovery_code"]}',
    );
    expect(codesOf('/v1/properties', 'get', '401')).toContain('"code":{"const":"not_signed_in"}');
  });

  it.each([
    ['patch', '/api/organization/members/{id}'],
    ['delete', '/api/organization/members/{id}'],
    ['post', '/api/organization/leave'],
    ['delete', '/api/organization/webhooks/{id}'],
    ['patch', '/api/partners/applications/{id}/share'],
    ['delete', '/api/oauth/grants/{id}'],
  ])('says that %s %s answers without a body', (verb, address) => {
    const { responses } = paths[address]![verb]!;

    expect(responses).toHaveProperty('204');
    expect(responses).not.toHaveProperty('200');
    expect(responses['204']).not.toHaveProperty('content');
  });

  it('says that a form which signs out is sent on to a page', () => {
    const { responses } = paths['/api/auth/signout']!.post!;

    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '302']));
    expect(responses['302']).not.toHaveProperty('content');
  });

  it('says that a filter which is none counts as left out', () => {
    const { parameters } = paths['/api/users']!.get! as unknown as {
      parameters: { name: string; description?: string; schema: object }[];
    };
    const sort = parameters.find(({ name }) => name === 'sort');

    expect(sort?.description).toBe('Any other value counts as one that you left out.');
    expect(sort?.schema).toMatchObject({ 'x-other-values': 'ignored' });
  });

  it('says how the protocol of agents refuses', () => {
    const { responses } = paths['/api/mcp']!.post!;

    expect(responses['202']).not.toHaveProperty('content');
    expect(JSON.stringify(responses.default)).toContain('"jsonrpc"');
    expect(responses).not.toHaveProperty('400');
    expect(responses).toHaveProperty('429');
  });

  it('leaves out the address that stands for all that are not there', () => {
    expect(Object.keys(paths).filter((name) => name.includes('...') || name.includes('['))).toEqual([]);
  });

  it('has a method for each call of /v1, in the client', () => {
    const source = clientSource(document);
    const ids = Object.entries(paths)
      .filter(([address]) => address.startsWith('/v1/'))
      .flatMap(([, verbs]) => Object.values(verbs).map((operation) => operation.operationId));

    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !source.includes(`\n${id}(`))).toEqual([]);
    expect(source).toContain('\nallProperties(');
  });

  it('takes a file, with what goes along with it, in the client', () => {
    const source = clientSource(document).replace(/\s+/g, ' ');

    const form = /export type VerifyDocumentForm = \{[^}]*\}/.exec(source)?.[0] ?? '';

    expect(form).toContain('"file": Blob;');
    expect(form).toContain('"verification_type": "integrity" | ');
    expect(form).toContain('"county"?: string;');
    expect(form).not.toContain('document_url"');
    expect(source.includes('verifyDocument(body: VerifyDocumentBody | VerifyDocumentForm,')).toBe(true);
  });

  it('says in words what each call of /v1 does', () => {
    const ofPrograms = calls
      .map(({ verb, path: name }) => `${verb} ${name}`)
      .filter((name) => name.includes(' /v1/'));

    expect(ofPrograms.length).toBeGreaterThan(10);
    expect(ofPrograms.filter((name) => !callWords[name])).toEqual([]);
  });
});

describe('the name of a call', () => {
  it.each([
    ['POST', '/v1/properties/lock', 'lockProperty'],
    ['GET', '/v1/properties', 'listProperties'],
    ['GET', '/v1/properties/{property_id}', 'getProperty'],
    ['GET', '/v1/properties/{property_id}/status', 'getPropertyStatus'],
    ['POST', '/v1/fraud/report', 'reportFraud'],
    ['GET', '/v1/fraud/reports/{case_id}', 'getFraudReport'],
    ['POST', '/v1/bookings', 'createBooking'],
    ['POST', '/v1/bookings/{booking_id}/cancel', 'cancelBooking'],
    ['POST', '/v1/documents/verify', 'verifyDocument'],
    ['DELETE', '/api/watches/{id}', 'siteDeleteWatch'],
    ['POST', '/api/create-payment-intent', 'siteCreatePaymentIntent'],
  ] as const)('of %s %s is %s', (verb, address, name) => {
    expect(operationId({ verb, path: address })).toBe(name);
  });
});
