import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createOwner } from '@/tests/support/actors';
import { startProcess } from '@/tests/support/app-process';
import { buildLock } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { readLock } from '@/tests/support/locks';
import { countRows } from '@/tests/support/rows';

jest.setTimeout(60_000);

const startWorker = () => startProcess('scripts/worker.ts');

async function stopWorker(worker: ChildProcess): Promise<number | null> {
  worker.kill('SIGTERM');
  const [code] = (await once(worker, 'exit')) as [number | null];
  return code;
}

async function waitForRelease(id: string): Promise<void> {
  while ((await readLock(id))?.status !== 'released') await sleep(100);
}

describe('a worker that is told to end while it starts', () => {
  it('ends cleanly with what it has begun', async () => {
    const owner = await createOwner();
    const { id } = await buildLock(owner);
    await query("UPDATE deed_locks SET payment_due_at = now() - interval '1 minute'");
    const worker = startWorker();
    // Done by one of the first jobs, while the others are not known yet.
    await waitForRelease(id);
    expect(await stopWorker(worker)).toBe(0);
  });
});

describe('two workers on one database', () => {
  it('release at once what fell due while none ran, one entry for each lock, and stop cleanly', async () => {
    const owner = await createOwner();
    const locks = [await buildLock(owner), await buildLock(owner), await buildLock(owner)];
    await query("UPDATE deed_locks SET payment_due_at = now() - interval '1 minute'");
    const workers = [startWorker(), startWorker()];
    for (const { id } of locks) await waitForRelease(id);
    expect(await Promise.all(workers.map(stopWorker))).toEqual([0, 0]);
    expect(await countRows('log_entries')).toBe(6);
    expect(await countRows('notifications')).toBe(3);
  });
});
