import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

const LOOKS_EVERY_MS = 500;

/**
 * How often a worker of a queue looks by itself, in seconds: it is woken when something is due. Each of some seventy that
 * looked twice a second kept a tenth of a core and the database busy with nothing.
 */
export const LOOKS_BY_ITSELF_SECONDS = 30;

/** Who takes the jobs of a queue. */
export type QueueWorker = { queue: string; workerId: string };

type Boss = {
  getDb: () => Pick<ReturnType<PgBoss['getDb']>, 'executeSql'>;
  notifyWorker: PgBoss['notifyWorker'];
};

/** What is due is found by the index that workers take it by, one probe for each queue, however much waits. */
const DUE = `
  SELECT queue.name FROM unnest($1::text[]) AS queue (name)
  WHERE EXISTS (
    SELECT FROM pgboss.job
    WHERE job.name = queue.name AND state < 'active' AND NOT blocked AND start_after <= now())`;

/**
 * Looks twice a second which queues have something due, in one statement for all, and wakes their workers, until it is
 * stopped. What a look fails with is told to `onError`; the next one comes nevertheless.
 */
export function wakeWorkers(
  boss: Boss,
  workers: readonly QueueWorker[],
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const queues = [...new Set(workers.map(({ queue }) => queue))];

  async function look(): Promise<void> {
    const { rows } = await boss.getDb().executeSql(DUE, [queues]);
    const due = new Set(rows.map(({ name }: { name: string }) => name));
    for (const { queue, workerId } of workers) if (due.has(queue)) boss.notifyWorker(workerId);
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(onError);
      await sleep(LOOKS_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}
