import { sharedRead } from '@/lib/platform/shared-read';

/** A read whose answers are given by hand: the first is 1, the next 2. */
function countedRead() {
  const waiting: { answer: () => void; fail: () => void }[] = [];
  let started = 0;
  const ask = sharedRead(() => {
    started += 1;
    const mine = started;
    return new Promise<number>((resolve, reject) => {
      waiting.push({ answer: () => resolve(mine), fail: () => reject(new Error(`${mine} failed`)) });
    });
  });
  return { ask, waiting, started: () => started };
}

const settled = () => new Promise(setImmediate);

describe('a shared read', () => {
  it('answers whoever comes while it is on its way from the next one, which begins after they asked', async () => {
    const { ask, waiting, started } = countedRead();
    const first = ask();
    const later = [ask(), ask(), ask()];
    expect(started()).toBe(1);

    waiting[0]?.answer();
    await expect(first).resolves.toBe(1);
    await settled();
    expect(started()).toBe(2);
    waiting[1]?.answer();

    await expect(Promise.all(later)).resolves.toEqual([2, 2, 2]);
  });

  it('reads anew for whoever comes when nothing is on its way', async () => {
    const { ask, waiting } = countedRead();
    const first = ask();
    waiting[0]?.answer();
    await first;
    const second = ask();
    waiting[1]?.answer();

    await expect(second).resolves.toBe(2);
  });

  it('fails for those who shared it alone', async () => {
    const { ask, waiting } = countedRead();
    const first = ask();
    const second = ask();
    waiting[0]?.fail();

    await expect(first).rejects.toThrow('1 failed');
    await settled();
    waiting[1]?.answer();
    await expect(second).resolves.toBe(2);
  });

  it('is read once for all who come while the one before is on its way', async () => {
    const { ask, waiting, started } = countedRead();
    const answers = [ask(), ask()];
    waiting[0]?.answer();
    await settled();
    answers.push(ask(), ask());
    expect(started()).toBe(2);

    waiting[1]?.answer();
    await settled();
    waiting[2]?.answer();

    await expect(Promise.all(answers)).resolves.toEqual([1, 2, 3, 3]);
  });
});
