import { accountStream } from '@/lib/platform/account-stream';
import { createOwner, type Person } from '@/tests/support/actors';

let opened = 0;

const countOpened = async () => {
  opened += 1;
  return () => {};
};

const openFor = ({ actor }: Person, opening: () => Promise<() => void> = countOpened) =>
  accountStream(actor, new Request('http://localhost/'), opening);

/** Until all of them are open: each asks first whether its session goes on. */
async function settled(count: number): Promise<void> {
  while (opened < count) await new Promise(setImmediate);
}

describe('the open streams of one account', () => {
  it('are a hundred at most, and one that is stopped makes room', async () => {
    const [ada, grace] = [await createOwner(), await createOwner()];
    const streams = Array.from({ length: 100 }, () => openFor(ada));
    expect(() => openFor(ada)).toThrow('Too many pages of your account are open.');
    streams.push(openFor(grace));
    await settled(101);
    await streams.shift()!.body!.cancel();
    streams.push(openFor(ada));
    expect(() => openFor(ada)).toThrow(expect.objectContaining({ code: 'rate_limited' }) as Error);
    await settled(102);
    for (const { body } of streams) await body!.cancel();
  });

  it('do not count one that could not be opened', async () => {
    const ada = await createOwner();
    for (let count = 0; count < 101; count += 1) {
      const stream = openFor(ada, () => Promise.reject(new Error('no database')));
      expect(await stream.text()).toBe('retry: 2000\n\n');
    }
  });
});
