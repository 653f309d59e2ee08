import { noteAbuse } from '@/lib/platform/abuse';
import { AppError } from '@/lib/platform/errors';
import type { Answer } from './child';
import { documentPool, type Job } from './pool';
import { PoisonedDocument } from './poisoned';

type Work = Pick<Job, 'work' | 'options' | 'limits' | 'signal'> & {
  bytes: Buffer;
  /** whose turn it is, and who is counted for a file that had to be stopped */
  source: string;
};

/** A message between processes holds a piece of it. */
const PIECE_BYTES = 512 * 1024;

/**
 * Does something with a file that is in memory, in a process that can be ended, and keeps nothing of it. What had to be
 * stopped is counted. Throws as `Pool.run` does, and `validation_failed` for a file that broke a limit.
 */
export async function workOnFile({ bytes, source, ...work }: Work): Promise<Answer> {
  try {
    return await documentPool().run({
      ...work,
      owner: `file of ${source}`,
      open: () => Promise.resolve(inMemory(bytes)),
    });
  } catch (error) {
    if (!(error instanceof PoisonedDocument)) throw error;
    noteAbuse({ kind: 'poisoned', what: error.reason, source });
    throw new AppError('validation_failed', error.message, { fields: { file: error.message }, cause: error });
  }
}

async function* inMemory(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
