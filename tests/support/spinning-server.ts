/** A server in which a file never ends: says the number of the process that works on it, and is killed by the test. */
import { Pool } from '../../lib/sandbox/pool';

const HOUR_MS = 3_600_000;

async function spin(): Promise<void> {
  const pool = new Pool('.data/readers/strange-reader.cjs');
  const job = (work: string) => ({
    work,
    options: {},
    open: async () => (async function* () {})(),
    limits: { cpuMs: HOUR_MS, stepCpuMs: HOUR_MS, wallMs: HOUR_MS, residentMegabytes: 1000 },
    owner: 'ada',
  });
  const { value } = await pool.run(job('repeat'));
  void pool.run(job('spin')).catch(() => undefined);
  setTimeout(() => process.send?.(value), 300);
}

void spin();
