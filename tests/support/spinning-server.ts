/** A server in which a file never ends: says the number of the process that works on it, and is killed by the test. */
import { Pool } from '../../lib/sandbox/pool';
import { listReaders } from './readers';

const HOUR_MS = 3_600_000;

const pool = new Pool('.data/readers/strange-reader.cjs');
const running = pool.run({
  work: 'spinAfterSteps',
  options: {},
  open: async () => (async function* () {})(),
  limits: { cpuMs: HOUR_MS, stepCpuMs: HOUR_MS, wallMs: HOUR_MS, residentMegabytes: 1000 },
  owner: 'ada',
  onProgress: () => process.send?.(listReaders('reader')[0]),
});
running.catch(() => undefined);
