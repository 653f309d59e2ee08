import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOKS_EVERY_MS = 500;

/**
 * How often a worker of a queue looks by itself, in seconds: it is woken when something is due. Each of some seventy that
 * looked twice a second kept a tenth of a core and the database busy with nothing.
 */
export const LOOKS_BY_ITSELF_SECONDS = 30;

/** Who takes the jobs of a queue. */
export type QueueWorker = { queue: string; workerId: string };

type Waking = {
  workers: readonly QueueWorker[];
  /** of these queues those in which something is due */
  listDue: (queues: string[]) => Promise<string[]>;
  wake: (workerId: string) => void;
  onError: (error: unknown) => void;
};

/**
 * Looks twice a second which queues have something due, in one question for all, and wakes their workers, until it is
 * stopped. What a look fails with is told to `onError`; the next one comes nevertheless.
 */
export function wakeWorkers({ workers, listDue, wake, onError }: Waking): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const queues = [...new Set(workers.map(({ queue }) => queue))];

  async function look(): Promise<void> {
    const due = new Set(await listDue(queues));
    for (const { queue, workerId } of workers) if (due.has(queue)) wake(workerId);
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
