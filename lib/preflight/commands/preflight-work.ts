import 'server-only';
import { workOnFile } from '@/lib/sandbox/work-on-file';
import type { Limits } from '@/lib/sandbox/watch';
import type { PreflightWorks } from '../rules/work';

const SECOND_MS = 1_000;

/** Many times what the longest ordinary document takes. A step is a page. */
const limits: Record<keyof PreflightWorks, Limits> = {
  preflight: {
    cpuMs: 120 * SECOND_MS,
    stepCpuMs: 20 * SECOND_MS,
    wallMs: 180 * SECOND_MS,
    residentMegabytes: 1_200,
  },
  repair: {
    cpuMs: 30 * SECOND_MS,
    stepCpuMs: 30 * SECOND_MS,
    wallMs: 120 * SECOND_MS,
    residentMegabytes: 900,
  },
};

type Name = keyof PreflightWorks;
type Work<N extends Name> = {
  work: N;
  options: PreflightWorks[N]['options'];
  bytes: Buffer;
  /** whose turn it is: the network of a visitor, or the account or organization that a program calls for */
  source: string;
  signal: AbortSignal;
};

/**
 * Does something with a file that is in memory, in a process that can be ended, and keeps nothing of it. What had to be
 * stopped is counted. Throws what the work throws; `validation_failed` for a file that broke a limit; `unavailable` when
 * too much is done at once; `invalid_request` once the signal has fired.
 */
export async function workOnBytes<N extends Name>(
  work: Work<N>,
): Promise<{ value: PreflightWorks[N]['value']; bytes: Buffer }> {
  const answer = await workOnFile({ ...work, limits: limits[work.work] });
  return answer as { value: PreflightWorks[N]['value']; bytes: Buffer };
}
