import 'server-only';
import { now } from '@/lib/platform/clock';
import { db, transaction } from '@/lib/platform/db';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { logger } from '@/lib/platform/telemetry/logger';
import { PoisonedDocument } from '@/lib/sandbox/poisoned';
import { TookTooLong } from '@/lib/sandbox/watch';
import type { Prisma } from '@/prisma/generated/client';

/** What the worker does with a document once it is stored. */
type LaterJob = 'scan-document' | 'draw-thumbnail';

/** In one run of a sweep: what was uploaded before there was such a job comes bit by bit. */
const AT_ONCE = 50;
/** What is younger has a job of its own under way. */
const SETTLED_MS = 10 * 60 * 1000;
/** What may be different the next time. */
const PASSING = new Set<ErrorCode>(['unavailable', 'conflict']);

/**
 * Asks for a job about a document that was just stored. The upload is over by then, and does not fail for it: a sweep
 * finds what is missing.
 */
export async function askFor(job: LaterJob, { id, ownerId }: { id: string; ownerId: string }): Promise<void> {
  await transaction((tx) => enqueue(tx, job, id, { group: ownerId })).catch((err: unknown) =>
    logger.warn({ job, state: 'not asked for', documentId: id, err }),
  );
}

/** Asks for it for documents that should have had it by now. Asking twice does no harm. */
export async function askForMissing(
  job: LaterJob,
  where: Prisma.VaultDocumentWhereInput,
): Promise<{ asked: number }> {
  const waiting = await db.vaultDocument.findMany({
    where: { ...where, createdAt: { lt: new Date(now().getTime() - SETTLED_MS) } },
    orderBy: { createdAt: 'desc' },
    take: AT_ONCE,
    select: { id: true, ownerId: true },
  });
  for (const document of waiting) await askFor(job, document);
  return { asked: waiting.length };
}

/**
 * Why the work on a file failed, where the file itself is the reason and the next try would end the same way; null for what
 * may pass. A machine with much to do may be why one took too long, but not twice: a worker has other files to read.
 */
export function faultOf(error: unknown, { isRetried }: { isRetried: boolean }): AppError | null {
  if (error instanceof TookTooLong) return isRetried ? new PoisonedDocument('time', { cause: error }) : null;
  return error instanceof AppError && !PASSING.has(error.code) ? error : null;
}
