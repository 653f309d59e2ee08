import { countedFor, eventStream } from '@/lib/platform/event-stream';

const openFor = (userId: string, opening: () => Promise<() => void> = () => Promise.resolve(() => {})) =>
  eventStream(new Request('http://localhost/'), countedFor(userId, opening));

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the open streams of one account', () => {
  it('are a hundred at most, and one that is stopped makes room', async () => {
    const streams = Array.from({ length: 100 }, () => openFor('ada'));
    expect(() => openFor('ada')).toThrow('Too many pages of your account are open.');
    streams.push(openFor('grace'));
    await settled();
    await streams.shift()!.body!.cancel();
    streams.push(openFor('ada'));
    expect(() => openFor('ada')).toThrow(expect.objectContaining({ code: 'rate_limited' }) as Error);
    await settled();
    for (const { body } of streams) await body!.cancel();
  });

  it('do not count one that could not be opened', async () => {
    for (let count = 0; count < 101; count += 1) {
      const stream = openFor('ada', () => Promise.reject(new Error('no database')));
      expect(await stream.text()).toBe('retry: 2000\n\n');
    }
  });
});
