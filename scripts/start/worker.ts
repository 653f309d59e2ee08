import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from './environment';
import { startChild, type Child } from './processes';
import { complain } from './report';

const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
const WELL_AFTER_MS = 60_000;
/** Of scripts/bundle-worker.ts. */
const BUNDLED_WORKER = '.next/worker.cjs';

/** Runs the worker, and starts it again when it ends: the site goes on without it, its jobs wait. */
export function keepWorker({ root, mode, environment }: Settings): Pick<Child, 'stop' | 'kill'> {
  let worker: Child | null = null;
  const stopped = new AbortController();
  const run = async () => {
    let failures = 0;
    while (!stopped.signal.aborted) {
      const since = Date.now();
      worker = startChild({ root, environment, args: workerCommand(mode) });
      const end = await worker.ended;
      if (stopped.signal.aborted) return;
      failures = Date.now() - since > WELL_AFTER_MS ? 0 : failures + 1;
      const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
      complain(`The worker has stopped unexpectedly (${end}). Starting it again.`);
      await sleep(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped.abort();
      await worker?.stop();
      await running;
    },
    kill: () => {
      stopped.abort();
      worker?.kill();
    },
  };
}

function workerCommand(mode: Settings['mode']): string[] {
  if (mode === 'start') return ['--conditions=react-server', BUNDLED_WORKER];
  const reload = ['--watch', '--watch-preserve-output'];
  return [...reload, '--conditions=react-server', '--import', 'tsx', 'scripts/worker.ts'];
}
