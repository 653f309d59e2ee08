import { AppError } from '@/lib/platform/errors';
import { takeTurns } from '@/lib/platform/turns';

/** Work that ends when it is told to. */
function controlled() {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const work = (id: number) => () =>
    new Promise<number>((resolve) => {
      started.push(id);
      ends.set(id, () => resolve(id));
    });
  return { started, work, end: (id: number) => ends.get(id)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('taking turns', () => {
  it('lets so many run at once, and the next one when one of them ends', async () => {
    const { started, work, end } = controlled();
    const inTurn = takeTurns({ atOnce: 2, waiting: 5 });
    const all = [1, 2, 3, 4].map((id) => inTurn(work(id)));
    await settled();
    expect(started).toEqual([1, 2]);
    end(2);
    expect(await all[1]).toBe(2);
    await settled();
    expect(started).toEqual([1, 2, 3]);
    end(1);
    end(3);
    await Promise.all([all[0], all[2]]);
    await settled();
    end(4);
    expect(await all[3]).toBe(4);
  });

  it('refuses at once when too many wait', async () => {
    const { work, end } = controlled();
    const inTurn = takeTurns({ atOnce: 1, waiting: 1 });
    const running = [inTurn(work(1)), inTurn(work(2))];
    await settled();
    await expect(inTurn(work(3))).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    end(1);
    await running[0];
    await settled();
    end(2);
    expect(await running[1]).toBe(2);
  });

  it('goes on after work that failed', async () => {
    const inTurn = takeTurns({ atOnce: 1, waiting: 1 });
    const failing = inTurn(() => Promise.reject(new AppError('not_found', 'Nothing.')));
    const next = inTurn(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('Nothing.');
    expect(await next).toBe('done');
  });
});
