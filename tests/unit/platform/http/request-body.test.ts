import * as z from 'zod';
import { AppError } from '@/lib/platform/errors';
import { parseWith, readJson } from '@/lib/platform/http/request-body';

const schema = z.strictObject({
  name: z.string().max(3),
  kind: z.enum(['a', 'b']).optional(),
  count: z.int().min(1).optional(),
  id: z.uuid().optional(),
  items: z.array(z.object({ at: z.number() })).optional(),
  color: z.string('Please choose a color.').optional(),
});

function refusal(value: unknown): AppError {
  try {
    parseWith(schema, value);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('It was not refused.');
}

const missing = 'This field is missing or not of the right kind.';

describe('what is wrong with a request', () => {
  it.each([
    ['a missing text', {}, { name: missing }],
    ['null in the place of a text', { name: null }, { name: missing }],
    ['a number in the place of a text', { name: 1 }, { name: missing }],
    ['a choice that there is not', { name: 'x', kind: 'c' }, { kind: missing }],
    ['half a number', { name: 'x', count: 1.5 }, { count: missing }],
    ['what is too small', { name: 'x', count: 0 }, { count: 'This value is too small or too short.' }],
    ['what is too long', { name: 'long' }, { name: 'This value is too large or too long.' }],
    ['an id of another form', { name: 'x', id: 'y' }, { id: 'This value has the wrong format.' }],
    ['a field of a part', { name: 'x', items: [{}] }, { 'items.0.at': missing }],
    ['a field too many', { name: 'x', extra: 1 }, { extra: 'We don’t recognize this field.' }],
    ["the schema's own words", { name: 'x', color: 1 }, { color: 'Please choose a color.' }],
  ])('is said in plain words: %s', (_, value, fields) => {
    const { code, message, fields: said } = refusal(value);
    expect({ code, message, said }).toEqual({
      code: 'validation_failed',
      message: Object.values(fields)[0],
      said: fields,
    });
  });

  it.each([null, [], 'text', 1])('is the whole of it when it is no object (%j)', (value) => {
    expect(refusal(value)).toMatchObject({
      code: 'invalid_request',
      message: 'The request has the wrong format.',
    });
  });
});

describe('a body that is nested', () => {
  const nested = (levels: number) =>
    readJson(
      new Request('http://localhost/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `${'['.repeat(levels)}${']'.repeat(levels)}`,
      }),
    );

  it('is read to 64 levels, and refused beyond', async () => {
    expect(await nested(64)).toHaveLength(1);
    for (const levels of [65, 49_000])
      await expect(nested(levels)).rejects.toMatchObject({
        code: 'invalid_request',
        message: 'The body is nested deeper than 64 levels.',
      });
  });
});

describe('a body that does not arrive', () => {
  afterEach(() => jest.useRealTimers());

  const request = (body: ReadableStream<Uint8Array>) =>
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);

  it('is given up after 30 seconds, however often a byte of it comes', async () => {
    jest.useFakeTimers();
    let isLeft = false;
    const trickling = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        new Promise((resolve) =>
          setTimeout(() => {
            if (!isLeft) controller.enqueue(Buffer.from(' '));
            resolve();
          }, 1_000),
        ),
      cancel: () => void (isLeft = true),
    });
    const read = expect(readJson(request(trickling))).rejects.toMatchObject({
      code: 'too_slow',
      status: 408,
    });
    await jest.advanceTimersByTimeAsync(29_000);
    expect(isLeft).toBe(false);
    await jest.advanceTimersByTimeAsync(1_000);
    await read;
    expect(isLeft).toBe(true);
  });

  it('leaves no timer behind once it is there', async () => {
    jest.useFakeTimers();
    expect(await readJson(request(new Blob(['{"a":1}']).stream()))).toEqual({ a: 1 });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is a mistake of its sender, not of ours, when it breaks off', async () => {
    const cause = new Error('aborted');
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(Buffer.from('{'));
        controller.error(cause);
      },
    });
    await expect(readJson(request(broken))).rejects.toMatchObject({ code: 'invalid_request', status: 400 });
  });
});
