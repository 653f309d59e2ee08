import { setImmediate as turn } from 'node:timers/promises';
import { readSent } from '@/lib/platform/v1/api-body';

const BOUNDARY = 'the-boundary';
const form = { file: 'file', fields: [], mostBytes: 1024 * 1024 };
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="deed.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

function requestOf(body: ReadableStream<Uint8Array>): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body,
    duplex: 'half',
  } as RequestInit);
}

describe('a form with a file', () => {
  afterEach(() => jest.useRealTimers());

  it('is given up after two minutes, however often a byte of it comes', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    let isBegun = false;
    let isLeft = false;
    const trickling = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        new Promise((resolve) =>
          setTimeout(() => {
            if (!isLeft) controller.enqueue(Buffer.from(isBegun ? ' ' : HEAD));
            isBegun = true;
            resolve();
          }, 1_000),
        ),
      cancel: () => void (isLeft = true),
    });
    const read = expect(readSent(requestOf(trickling), { form })).rejects.toMatchObject({
      code: 'too_slow',
      status: 408,
    });

    for (let second = 0; second < 125; second += 1) {
      await jest.advanceTimersByTimeAsync(1_000);
      await turn();
    }
    await read;
    expect(isLeft).toBe(true);
  });

  it('leaves no timer behind once it is there', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const whole = new Blob([`${HEAD}%PDF\r\n--${BOUNDARY}--\r\n`]).stream();
    const { file } = await readSent(requestOf(whole), { form });

    expect(file?.toString()).toBe('%PDF');
    expect(jest.getTimerCount()).toBe(0);
  });
});
