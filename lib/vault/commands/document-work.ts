import 'server-only';
import { noteAbuse } from '@/lib/platform/abuse';
import { AppError } from '@/lib/platform/errors';
import { documentPool, type Job } from '@/lib/sandbox/pool';
import { PoisonedDocument, type PoisonReason } from '@/lib/sandbox/poisoned';
import type { Limits } from '@/lib/sandbox/watch';
import { openObject } from '../queries/stored-objects';
import type { DocumentWorks } from '../schema/document-work';
import { markPoisoned } from './poisoned';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Many times what the largest ordinary document takes. A step is a page. */
const shown: Limits = {
  cpuMs: 15 * SECOND_MS,
  stepCpuMs: 15 * SECOND_MS,
  wallMs: 2 * MINUTE_MS,
  residentMegabytes: 900,
};
const limits: Record<keyof DocumentWorks, Limits> = {
  inspect: { ...shown, residentMegabytes: 500 },
  assertStampable: shown,
  stamp: shown,
  // The queue takes a job that has not ended after 15 minutes for lost.
  find: { cpuMs: 5 * MINUTE_MS, stepCpuMs: 20 * SECOND_MS, wallMs: 13 * MINUTE_MS, residentMegabytes: 1_200 },
  scan: { cpuMs: 2 * MINUTE_MS, stepCpuMs: 20 * SECOND_MS, wallMs: 5 * MINUTE_MS, residentMegabytes: 900 },
  thumbnail: {
    cpuMs: 30 * SECOND_MS,
    stepCpuMs: 30 * SECOND_MS,
    wallMs: 5 * MINUTE_MS,
    residentMegabytes: 1_200,
  },
  apply: {
    cpuMs: 10 * MINUTE_MS,
    stepCpuMs: 30 * SECOND_MS,
    wallMs: 13 * MINUTE_MS,
    residentMegabytes: 1_200,
  },
};

type Name = keyof DocumentWorks;
type Work<N extends Name> = {
  work: N;
  options: DocumentWorks[N]['options'];
  /** the bytes, as they are stored */
  objectId: string;
} & Pick<Job, 'signal' | 'onProgress' | 'link'>;
type Result<N extends Name> = { bytes: Buffer; value: DocumentWorks[N]['value'] };

/** A document that was stored. */
export type WorkedOn = { id: string; ownerId: string; poison: PoisonReason | null };

/**
 * Does something with a stored document, or with its redacted copy, in a process that can be ended. A document that has
 * to be stopped is marked, its owner is told, and nothing is tried with it again: throws `PoisonedDocument`, then and
 * from then on. One that only took too long to be drawn for a thumbnail is counted, and not marked. Throws what the work throws, `unavailable` when too much is done at once, `invalid_request` once the
 * signal has fired.
 */
export async function workOnDocument<N extends Name>(document: WorkedOn, work: Work<N>): Promise<Result<N>> {
  if (document.poison) throw new PoisonedDocument(document.poison);
  try {
    return await run(document.ownerId, work);
  } catch (error) {
    if (error instanceof PoisonedDocument) {
      const { reason } = error;
      if (isMarkedFor(work.work, reason)) await markPoisoned(document.id, { reason, work: work.work });
      else noteAbuse({ kind: 'poisoned', what: reason, source: document.ownerId });
    }
    throw error;
  }
}

/** A document that is only too much to be drawn can still be shared, which draws nothing. */
function isMarkedFor(work: Name, reason: PoisonReason): boolean {
  return work !== 'thumbnail' || reason === 'shape';
}

/**
 * Looks through what somebody has just sent, before it is kept. Throws as `inspectContent` does. What had to be stopped is
 * counted, like a document that is marked.
 */
export async function inspectStored(ownerId: string, work: Omit<Work<'inspect'>, 'work'>): Promise<void> {
  try {
    await run(ownerId, { ...work, work: 'inspect' });
  } catch (error) {
    if (!(error instanceof PoisonedDocument)) throw error;
    noteAbuse({ kind: 'poisoned', what: error.reason, source: ownerId });
    throw new AppError('validation_failed', error.message, { fields: { file: error.message }, cause: error });
  }
}

async function run<N extends Name>(owner: string, { objectId, ...work }: Work<N>): Promise<Result<N>> {
  const answer = await documentPool().run({
    ...work,
    owner,
    open: () => openObject(objectId),
    limits: limits[work.work],
  });
  return answer as Result<N>;
}

/**
 * Asks again and again, while something is being worked on, whether anybody still wants it: the work ends within a second
 * or so of the moment when `assertWanted` throws, with what it throws.
 */
export async function whileWanted<T>(
  { assertWanted, signal }: { assertWanted: () => Promise<unknown>; signal?: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const unwanted = new AbortController();
  let reason: unknown;
  const timer = setInterval(() => {
    assertWanted().catch((error: unknown) => {
      // A database that is away says nothing of what is wanted.
      if (!(error instanceof AppError)) return;
      reason = error;
      unwanted.abort();
    });
  }, SECOND_MS);
  const signals = signal ? [signal, unwanted.signal] : [unwanted.signal];
  try {
    return await work(AbortSignal.any(signals));
  } catch (error) {
    // What was deleted meanwhile fails by itself too, perhaps before it was asked for again.
    throw reason ?? (await whyUnwanted(assertWanted)) ?? error;
  } finally {
    clearInterval(timer);
  }
}

function whyUnwanted(assertWanted: () => Promise<unknown>): Promise<AppError | undefined> {
  return assertWanted().then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error : undefined),
  );
}
