import { transaction } from '@/lib/platform/db';
import { enqueue, startJobs } from '@/lib/platform/jobs';

const QUEUE = 'demo-drive';

type Run = { id: string; at: number };

/** A worker that notes what it runs, and a way to wait for so many runs. */
async function startWorker(run: (id: string) => void = () => undefined) {
  const runs: Run[] = [];
  let wake = () => {};
  const jobs = await startJobs({
    scheduled: [],
    queued: [
      {
        name: QUEUE,
        run: async ({ id }) => {
          runs.push({ id, at: Date.now() });
          wake();
          run(id);
          return Promise.resolve({});
        },
      },
    ],
  });
  const wait = async (howMany: number) => {
    while (runs.length < howMany) await new Promise<void>((resolve) => (wake = resolve));
    return runs;
  };
  return { wait, runs, stop: jobs.stop };
}

const ask = (id: string, inMs?: number) =>
  transaction((tx) =>
    enqueue(tx, QUEUE, id, inMs === undefined ? {} : { startAfter: new Date(Date.now() + inMs) }),
  );

describe('a job', () => {
  it('runs once its time has come, later ones not before earlier ones', async () => {
    const worker = await startWorker();
    const askedAt = Date.now();
    await ask('later', 2_500);
    await ask('now');
    const [first, second] = await worker.wait(2);
    expect(first?.id).toBe('now');
    expect(second?.id).toBe('later');
    expect(second!.at - askedAt).toBeGreaterThanOrEqual(2_500);
    await worker.stop();
  });

  it('does not exist when the change that asked for it does not', async () => {
    const worker = await startWorker();
    const failing = transaction(async (tx) => {
      await enqueue(tx, QUEUE, 'never');
      throw new Error('back');
    });
    await expect(failing).rejects.toThrow('back');
    await ask('after');
    expect(await worker.wait(1)).toMatchObject([{ id: 'after' }]);
    await worker.stop();
  });

  it('outlives the worker that would have run it', async () => {
    const first = await startWorker();
    await ask('waiting', 1_500);
    await first.stop();
    expect(first.runs).toEqual([]);
    const second = await startWorker();
    expect(await second.wait(1)).toMatchObject([{ id: 'waiting' }]);
    await second.stop();
  });

  it('is tried again when it fails', async () => {
    let tries = 0;
    const worker = await startWorker(() => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
    });
    await ask('again');
    expect(await worker.wait(2)).toMatchObject([{ id: 'again' }, { id: 'again' }]);
    await worker.stop();
  });
});
