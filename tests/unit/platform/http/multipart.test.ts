import { setImmediate as turn } from 'node:timers/promises';
import { openForm, type FormFile } from '@/lib/platform/http/multipart';

const BOUNDARY = 'the-boundary';
const SEGMENT = 64 * 1024;
const shape = { file: 'file', fields: ['category'] };

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string, { name = 'file', fileName = 'deed.pdf' } = {}) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;
const end = `--${BOUNDARY}--\r\n`;

type Source = string | ReadableStream<Uint8Array>;

function requestOf(
  body: Source,
  {
    type = `multipart/form-data; boundary=${BOUNDARY}`,
    signal,
  }: { type?: string; signal?: AbortSignal } = {},
) {
  const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half', signal };
  return new Request('http://localhost:3000/', init);
}

const textOf = async ({ name, bytes }: FormFile) => {
  let text = '';
  for await (const chunk of bytes) text += String(chunk);
  return `${name}: ${text}`;
};

const read = (body: Source) => openForm(requestOf(body), shape).read(textOf);

/** A form whose file has this many segments, made only as they are asked for. */
function longForm(segments: number) {
  const state = { asked: 0, isCancelled: false };
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        state.asked += 1;
        if (state.asked === 1) controller.enqueue(encoder.encode(file('').slice(0, -2)));
        else if (state.asked <= segments + 1) controller.enqueue(new Uint8Array(SEGMENT));
        else {
          controller.enqueue(encoder.encode(`\r\n${end}`));
          controller.close();
        }
      },
      cancel: () => void (state.isCancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { stream, state };
}

describe('openForm', () => {
  it.each([
    ['the file first', file('bytes') + field('category', 'Legal') + end],
    ['the file last', field('category', 'Legal') + file('bytes') + end],
  ])('reads a form with %s', async (_, body) => {
    expect(await read(body)).toEqual({ fields: { category: 'Legal' }, file: 'deed.pdf: bytes' });
  });

  it('reads a form without a file', async () => {
    expect(await read(field('category', 'Legal') + end)).toEqual({
      fields: { category: 'Legal' },
      file: null,
    });
  });

  it('reads a form that comes byte by byte', async () => {
    const bytes = Buffer.from(file('bytes') + field('category', 'Legal') + end);
    let at = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        at < bytes.length ? controller.enqueue(bytes.subarray(at, ++at)) : controller.close(),
    });
    expect(await read(stream)).toEqual({ fields: { category: 'Legal' }, file: 'deed.pdf: bytes' });
  });

  it('takes file names as browsers write them, without the path', async () => {
    const name = 'C:\\deeds\\Zo\u00eb %22the%22 deed.pdf';
    expect((await read(file('', { fileName: name }) + end)).file).toBe('Zo\u00eb "the" deed.pdf: ');
  });

  it.each([
    ['a field that nobody asked for', field('ownerId', '1') + end, 'ownerId'],
    ['a field with a name that objects have', field('__proto__', '1') + end, '__proto__'],
    ['a field twice', field('category', 'a') + field('category', 'b') + end, 'category'],
    ['two files', file('a') + file('b') + end, 'file'],
    ['a file in the place of a text', file('a', { name: 'category' }) + end, 'category'],
    ['a text in the place of the file', field('file', 'a') + end, 'file'],
    ['a text longer than any choice', field('category', 'x'.repeat(2000)) + end, 'category'],
  ])('refuses %s and names it', async (_, body, name) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'validation_failed' });
    const error: unknown = await read(body).catch((thrown: unknown) => thrown);
    expect(Object.keys((error as { fields: object }).fields)).toEqual([name]);
  });

  it.each([
    ['breaks off in the file', file('bytes').slice(0, -10)],
    ['breaks off between its parts', field('category', 'Legal')],
    ['is empty', ''],
    ['has another boundary', '--other\r\n'],
  ])('refuses a form that %s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('refuses what is no form', async () => {
    const open = (type: string) => openForm(requestOf('{}', { type }), shape).read(textOf);
    await expect(open('application/json')).rejects.toMatchObject({ code: 'unsupported_type' });
    await expect(open('multipart/form-data')).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('knows what length was announced', () => {
    const request = requestOf(end);
    expect(openForm(request, shape).announcedBytes).toBeNull();
    request.headers.set('content-length', '12');
    expect(openForm(request, shape).announcedBytes).toBe(12);
  });
});

describe('openForm with a long file', () => {
  it('lets the sender wait while nobody reads: never more than a few segments are held', async () => {
    const segments = (25 * 1024 * 1024) / SEGMENT;
    const { stream, state } = longForm(segments);
    let taken = 0;
    let mostHeld = 0;
    await openForm(requestOf(stream), shape).read(async ({ bytes }) => {
      for await (const chunk of bytes) {
        taken += (chunk as Uint8Array).length;
        // A slow reader: everything that would come meanwhile has come.
        for (let turns = 0; turns < 3; turns += 1) await turn();
        mostHeld = Math.max(mostHeld, state.asked * SEGMENT - taken);
      }
    });
    expect(taken).toBe(segments * SEGMENT);
    expect(mostHeld).toBeLessThanOrEqual(6 * SEGMENT);
  });

  it('reads the rest after a refusal, so that the sender hears of it', async () => {
    const { stream, state } = longForm(50);
    const refused = openForm(requestOf(stream), shape).read(async () => {
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(state).toEqual({ asked: 52, isCancelled: false });
  });

  it('does not read on for ever after a refusal', async () => {
    const { stream, state } = longForm(Infinity);
    const refused = openForm(requestOf(stream), shape).read(async () => {
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(state.isCancelled).toBe(true);
    expect(state.asked * SEGMENT).toBeLessThan(40 * 1024 * 1024);
  });

  it.each(['aborts', 'breaks'])(
    'ends the file with an error when the sender %s, and waits for its reader',
    async (how) => {
      const sender = new AbortController();
      let asked = 0;
      const stream = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          asked += 1;
          if (asked === 1) controller.enqueue(Buffer.from(file('').slice(0, -2)));
          else if (asked < 5) controller.enqueue(new Uint8Array(SEGMENT));
          else if (how === 'aborts') sender.abort();
          else controller.error(new Error('socket closed'));
        },
      });
      let cleanedUp = false;
      const form = openForm(requestOf(stream, { signal: sender.signal }), shape);
      const reading = form.read(async ({ bytes }) => {
        try {
          await textOf({ name: '', bytes });
        } finally {
          await turn();
          cleanedUp = true;
        }
      });
      await expect(reading).rejects.toMatchObject({ code: 'invalid_request' });
      expect(cleanedUp).toBe(true);
      if (how === 'aborts')
        expect(form.assertOpen).toThrow(expect.objectContaining({ code: 'invalid_request' }));
    },
  );
});
