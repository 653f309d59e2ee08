import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { transaction } from '@/lib/platform/db';
import { enqueue, startJobs, type QueuedJob } from '@/lib/platform/jobs';
import { query } from '@/tests/support/database';

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

/** Of queues, to the database of this test. */
async function countConnections(): Promise<number> {
  const [found] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE application_name = 'pgboss' AND datname = current_database()`,
  );
  return found?.count ?? 0;
}

describe('a worker that cannot start', () => {
  /** Longer than a worker waits before it looks again. */
  const LOOKS_AGAIN_MS = 2_500;

  it('has begun no job that somebody else would then wait for', async () => {
    const run = jest.fn(() => Promise.resolve({}));
    const scheduled = [
      { name: 'delete-ended-sessions', cron: '0 0 1 1 *', run },
      { name: 'never', cron: 'whenever', run },
    ];
    const before = await countConnections();
    await expect(startJobs({ scheduled, queued: [] })).rejects.toThrow();
    expect(await countConnections()).toBeLessThanOrEqual(before);
    await sleep(LOOKS_AGAIN_MS);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('a job', () => {
  it('runs once its time has come, later ones not before earlier ones', async () => {
    const worker = await startWorker();
    // The first one that is asked for waits until there is something to ask with.
    await ask('before');
    await worker.wait(1);
    const askedAt = Date.now();
    await ask('later', 2_500);
    await ask('now');
    const [, first, second] = await worker.wait(3);
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

  it('knows whether it was tried before', async () => {
    const tried: boolean[] = [];
    let ended = () => {};
    const end = new Promise<void>((resolve) => (ended = resolve));
    const run: QueuedJob['run'] = async ({ isRetried }) => {
      tried.push(isRetried);
      if (!isRetried) throw new Error('not yet');
      ended();
      return Promise.resolve({});
    };
    const { stop } = await startJobs({ scheduled: [], queued: [{ name: QUEUE, run }] });
    await ask('again');
    await end;
    expect(tried).toEqual([false, true]);
    await stop();
  });

  it('of somebody holds one of several workers, and those of others go on beside it', async () => {
    const begun: string[] = [];
    const changes = new EventEmitter();
    const run: QueuedJob['run'] = async ({ id }) => {
      begun.push(id);
      changes.emit(id);
      if (id === 'long') await once(changes, 'end');
      return {};
    };
    const { stop } = await startJobs({ scheduled: [], queued: [{ name: QUEUE, run, concurrency: 3 }] });
    const heard = ['long', 'short', 'of another'].map((id) => once(changes, id));
    const askFor = (id: string, group: string) => transaction((tx) => enqueue(tx, QUEUE, id, { group }));
    await askFor('long', 'Ada');
    await heard[0];
    await askFor('short', 'Ada');
    await askFor('of another', 'Grace');
    await heard[2];
    expect(begun).toEqual(['long', 'of another']);
    changes.emit('end');
    await heard[1];
    await stop();
  });
});
