import type { Settings } from './environment';
import { keepRunning } from './keep';
import { startChild, type Child } from './processes';

/** Of scripts/bundle-worker.ts. */
const BUNDLED_WORKER = '.next/worker.cjs';

/** Runs the worker, and starts it again however often it ends: the site goes on without it, its jobs wait. */
export function keepWorker({ root, mode, environment }: Settings): Pick<Child, 'stop' | 'kill'> {
  const start = () => startChild({ root, environment, args: workerCommand(mode) });
  return keepRunning(start(), { name: 'the worker', start });
}

function workerCommand(mode: Settings['mode']): string[] {
  if (mode === 'start') return ['--conditions=react-server', BUNDLED_WORKER];
  const reload = ['--watch', '--watch-preserve-output'];
  return [...reload, '--conditions=react-server', '--import', 'tsx', 'scripts/worker.ts'];
}
