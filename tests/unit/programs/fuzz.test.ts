import { breakOne } from '@/scripts/fuzz/breaks';
import type { Case } from '@/scripts/fuzz/cases';
import { operationsOf, type Document, type Operation, type Schema } from '@/scripts/fuzz/document';
import { judge } from '@/scripts/fuzz/judge';
import { randomOf, seedOf } from '@/scripts/fuzz/random';
import { SLOW_MS, type Answer } from '@/scripts/fuzz/send';
import { asRead, validatorOf } from '@/scripts/fuzz/validator';

const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
const lock: Schema = {
  type: 'object',
  required: ['address', 'days'],
  properties: {
    address: { type: 'string', minLength: 1, maxLength: 20 },
    days: { type: 'integer', minimum: 1, maximum: 10 },
  },
};
const document: Document = {
  paths: {
    '/v1/locks': {
      post: {
        operationId: 'lock',
        security: [{ key: ['locks:write'] }],
        requestBody: { required: true, content: { 'application/json': { schema: lock } } },
        responses: {
          '201': {
            description: 'Success.',
            headers: { 'x-request-id': {} },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Lock' } } },
          },
          default: { $ref: '#/components/responses/AnyError' },
        },
      },
    },
  },
  components: {
    schemas: {
      Lock: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
      Error: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
    },
    responses: { AnyError: { description: 'An error.', content: error } },
  },
};
const [operation] = operationsOf(document) as [Operation];
const check = validatorOf(document);
const goodBody = { id: '5b8d7f0e-3c1d-4c53-9a3e-2f1f6d0c9a11' };

function answerOf(status: number, body: unknown, rest: Partial<Answer> = {}): Answer {
  const headers = { 'content-type': 'application/json', 'x-request-id': '1' };
  return { status, headers, bytes: Buffer.from(JSON.stringify(body)), isCut: false, ms: 5, ...rest };
}

type Who = { mustFail?: string; way?: 'key' | null };

function problemsOf(answer: Answer, { mustFail, way = 'key' }: Who = {}) {
  const question: Case = {
    operation,
    verb: 'POST',
    url: '/v1/locks',
    path: '/v1/locks',
    headers: {},
    body: null,
    what: 'as described',
    mustFail: mustFail ?? null,
  };
  return judge({ question, answer, way, check, vendors: new Set() });
}

describe('what the fuzz holds an answer against', () => {
  it('lets pass what is as the document says', () => {
    expect(problemsOf(answerOf(201, goodBody))).toEqual([]);
    expect(problemsOf(answerOf(422, { code: 'validation_failed' }), { mustFail: 'days is missing' })).toEqual(
      [],
    );
    expect(problemsOf(answerOf(401, { code: 'not_signed_in' }), { way: null })).toEqual([]);
  });

  it.each<[string, string[], Answer, Who]>([
    ['a mistake of the server', ['answers 500'], answerOf(500, { code: 'internal' }), {}],
    ['a part that is away without a reason', ['answers 503'], answerOf(503, { code: 'unavailable' }), {}],
    [
      'a status without a name',
      ['answers 200, which the document does not name'],
      answerOf(200, goodBody),
      {},
    ],
    [
      'another body',
      ["201 is not as described: the whole must have required property 'id'"],
      answerOf(201, {}),
      {},
    ],
    [
      'another form of a value',
      ['201 is not as described: /id must match format "uuid"'],
      answerOf(201, { id: 'x' }),
      {},
    ],
    ['no JSON', ['201 is no JSON'], answerOf(201, null, { bytes: Buffer.from('{') }), {}],
    [
      'another media type',
      ['201 is text/html, not application/json'],
      answerOf(201, goodBody, { headers: { 'content-type': 'text/html', 'x-request-id': '1' } }),
      {},
    ],
    [
      'a header that is missing',
      ['201 without the header x-request-id'],
      answerOf(201, goodBody, { headers: { 'content-type': 'application/json' } }),
      {},
    ],
    [
      'an error in other words',
      ["422 is not as described: the whole must have required property 'code'"],
      answerOf(422, {}),
      {},
    ],
    [
      'what takes too long',
      [`takes longer than ${SLOW_MS} ms`],
      answerOf(201, goodBody, { ms: SLOW_MS + 1 }),
      {},
    ],
    ['a stranger who gets in', ['answers nobody well'], answerOf(201, goodBody), { way: null }],
    [
      'what should be refused',
      ['takes what the document refuses: why'],
      answerOf(201, goodBody),
      { mustFail: 'why' },
    ],
  ])('finds %s', (_name, problems, answer, who) => {
    expect(problemsOf(answer, who)).toEqual(problems);
  });
});

describe('what the fuzz breaks', () => {
  const value = { address: '12 Oak Street', days: 3 };
  const breakAt = (index: number) =>
    breakOne(document, { schema: lock, value }, randomOf(seedOf(1, 'lock', index)));
  const broken = Array.from({ length: 400 }, (_, index) => breakAt(index));

  it('is the same for the same seed', () => {
    expect(breakAt(7)).toEqual(breakAt(7));
    expect(new Set(broken.map(({ what }) => what)).size).toBeGreaterThan(50);
  });

  it('is one place of a value that stays as it was', () => {
    expect(value).toEqual({ address: '12 Oak Street', days: 3 });
    expect(broken.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'address: left out',
        'days: left out',
        'address: length 21',
        'days: 11',
        'days: 0',
        'the whole: __proto__ in it',
        'the whole: a field that nobody knows',
      ]),
    );
  });

  it('is on the edge of what the schema takes, and beyond', () => {
    const wrong = broken.filter((one) => check(lock, JSON.parse(JSON.stringify(one.value) ?? 'null')));
    expect(wrong.map(({ what }) => what)).toEqual(expect.arrayContaining(['address: length 21', 'days: 11']));
    expect(wrong.map(({ what }) => what)).not.toContain('address: length 20');
    expect(wrong.length).toBeLessThan(broken.length);
  });
});

describe('a text as the document says that it is read', () => {
  it('has no space around it and nothing that nobody sees, and is none when nothing is left', () => {
    expect(asRead({ a: ' x\u200B ', b: ' \uFEFF', c: [{ d: '' }], e: 1, f: null })).toEqual({
      a: 'x',
      c: [{}],
      e: 1,
      f: null,
    });
  });
});
