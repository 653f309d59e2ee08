import 'server-only';
import { noteAbuse } from '@/lib/platform/abuse';
import { AppError } from '@/lib/platform/errors';
import { documentPool } from '@/lib/sandbox/pool';
import { PoisonedDocument } from '@/lib/sandbox/poisoned';
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
  /** whose turn it is: a visitor has no account */
  network: string;
  signal: AbortSignal;
};

/**
 * Does something with a file that is in memory, in a process that can be ended, and keeps nothing of it. What had to be
 * stopped is counted. Throws what the work throws; `validation_failed` for a file that broke a limit; `unavailable` when
 * too much is done at once; `invalid_request` once the signal has fired.
 */
export async function workOnBytes<N extends Name>({
  bytes,
  network,
  ...work
}: Work<N>): Promise<{ value: PreflightWorks[N]['value']; bytes: Buffer }> {
  try {
    const answer = await documentPool().run({
      ...work,
      owner: `network ${network}`,
      limits: limits[work.work],
      open: () => Promise.resolve(inMemory(bytes)),
    });
    return answer as { value: PreflightWorks[N]['value']; bytes: Buffer };
  } catch (error) {
    if (!(error instanceof PoisonedDocument)) throw error;
    noteAbuse({ kind: 'poisoned', what: error.reason, source: network });
    throw new AppError('validation_failed', error.message, { fields: { file: error.message }, cause: error });
  }
}

/** A message between processes holds a piece of it. */
const PIECE_BYTES = 512 * 1024;

async function* inMemory(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
