import 'server-only';
import { Readable } from 'node:stream';
import { appendEntry } from '@/lib/evidence/commands';
import { listCommitments } from '@/lib/evidence/queries/log';
import { notify } from '@/lib/notifications/commands/notify';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import type { Prisma } from '@/prisma/generated/client';
import { formatBytes } from '../rules/format-bytes';
import { chooseCover } from '../rules/redaction-state';
import type { RedactionRule } from '../rules/redaction/choices';
import type { DocumentWorks } from '../schema/document-work';
import type { Box, Finding, Redaction } from '../schema/redactions';
import { whileWanted, workOnDocument } from './document-work';
import { assertStillWanted, RedactionGone, trackProgress } from './redaction-progress';
import { discardObject, keepObject, writeObject, type WrittenObject } from './stored-objects';
import { holdRoom } from './upload';

/** Of a redacted copy: a document whose pages became pictures is larger than it was. */
const MAX_COPY_BYTES = 50 * 1024 * 1024;
const GIVEN_UP = 'The redaction could not be finished. Nothing was changed; please try again.';
/** What may be different the next time: the store is away, or removed the copy because writing it took too long. */
const PASSING = new Set<ErrorCode>(['unavailable', 'conflict']);
const HREF = '/document-vault#redaction';

type Outcome = { redactionId: string; outcome: 'found' | 'completed' | 'failed' | 'nothing' };

/**
 * One step of a redaction, as its row says: finds what the rules name, or makes the copy. Safe to run twice and at once:
 * a step that is done already comes to nothing. What the document itself makes impossible ends the redaction as failed;
 * any other error is thrown, for the queue to try again.
 */
export async function runRedaction({ id }: { id: string }): Promise<Outcome> {
  const job = await db.redaction.findFirst({ where: { id, status: 'processing' }, select: fields });
  if (!job) return { redactionId: id, outcome: 'nothing' };
  try {
    const isDone = job.step === 'finding' ? await find(job) : await apply(job);
    const outcome = job.step === 'finding' ? 'found' : 'completed';
    return { redactionId: id, outcome: isDone ? outcome : 'nothing' };
  } catch (error) {
    if (error instanceof RedactionGone) return { redactionId: id, outcome: 'nothing' };
    if (!(error instanceof AppError) || PASSING.has(error.code)) throw error;
    return failRedaction(id, error.message);
  }
}

/** Ends a redaction whose job failed each time, or whose worker died each time. Safe to run twice. */
export async function giveUpRedaction({ id }: { id: string }): Promise<Outcome> {
  return failRedaction(id, GIVEN_UP);
}

const fields = {
  id: true,
  level: true,
  rules: true,
  step: true,
  findings: true,
  leftOut: true,
  drawnBoxes: true,
  document: {
    select: {
      id: true,
      ownerId: true,
      objectId: true,
      name: true,
      type: true,
      logIndex: true,
      poison: true,
    },
  },
} as const satisfies Prisma.RedactionSelect;

type Job = Prisma.RedactionGetPayload<{ select: typeof fields }>;

/** False when the row is gone or was done meanwhile. */
async function find(job: Job): Promise<boolean> {
  const rules = job.rules as RedactionRule[];
  const { findings, pages } = (await work(job, 'find', { rules })).value;
  const { count } = await db.redaction.updateMany({
    where: { id: job.id, status: 'processing', step: 'finding' },
    data: { status: 'pending_review', findings, pages, pagesDone: pages.length, pagesTotal: pages.length },
  });
  return count === 1;
}

/** False when the row is gone or was done meanwhile; then nothing of the copy is left either. */
async function apply(job: Job): Promise<boolean> {
  const { boxes, fieldCount } = chooseCover(job.findings as Finding[], {
    leftOut: job.leftOut,
    drawnBoxes: job.drawnBoxes as Box[],
  });
  const { bytes } = await work(job, 'apply', { boxes });
  if (bytes.length > MAX_COPY_BYTES) throw tooLarge();
  const { logIndex } = job.document;
  const originalCommitment = (await listCommitments([logIndex])).get(logIndex);
  if (originalCommitment === undefined) throw new Error(`The log has no entry ${logIndex}.`);
  const copy = await writeObject(Readable.from([bytes], { objectMode: false }), {
    maxBytes: MAX_COPY_BYTES,
  });
  try {
    return await transaction((tx) => complete(tx, { job, copy, fieldCount, originalCommitment }));
  } finally {
    // Removes the copy unless the transaction made it stay.
    await discardObject(copy.id);
  }
}

type Options<N extends 'find' | 'apply'> = Omit<DocumentWorks[N]['options'], 'type' | 'level'>;

/** In a process of its own, until it is done or the redaction is no longer wanted. */
function work<N extends 'find' | 'apply'>({ id, step, level, document }: Job, name: N, options: Options<N>) {
  const type = document.type as Redaction['type'];
  return whileWanted({ assertWanted: () => assertStillWanted(id, step) }, (signal) =>
    workOnDocument(document, {
      work: name,
      options: { type, level, ...options } as DocumentWorks[N]['options'],
      objectId: document.objectId,
      onProgress: trackProgress(id, step),
      signal,
    }),
  );
}

type Completion = { job: Job; copy: WrittenObject; fieldCount: number; originalCommitment: string };

async function complete(tx: Tx, { job, copy, fieldCount, originalCommitment }: Completion): Promise<boolean> {
  const { id, document, level } = job;
  const completedAt = now();
  await holdRoom(tx, document.ownerId, copy.sizeBytes).catch(toFullVault(copy.sizeBytes));
  const { count } = await tx.redaction.updateMany({
    where: { id, status: 'processing', step: 'applying' },
    data: {
      status: 'completed',
      objectId: copy.id,
      sizeBytes: copy.sizeBytes,
      sha256: Uint8Array.from(copy.sha256),
      fieldCount,
      completedAt,
    },
  });
  if (count === 0) return false;
  await keepObject(tx, copy.id);
  await tellCompleted(tx, job, fieldCount);
  await audit(tx, {
    type: 'redaction.completed',
    actorId: null,
    subjectId: id,
    data: { documentId: document.id, fields: fieldCount },
  });
  // The original is named by its entry, never by its hash: anyone who knows every other byte of it could try all numbers.
  const record = {
    type: 'document.redacted',
    redactionId: id,
    documentHash: copy.sha256.toString('hex'),
    originalIndex: document.logIndex,
    originalCommitment,
    level,
    rules: job.rules,
    fields: fieldCount,
    redactedAt: completedAt.toISOString(),
  };
  const { index } = await appendEntry(tx, { record, subjectHash: copy.sha256 });
  await tx.redaction.update({ where: { id }, data: { logIndex: index }, select: { id: true } });
  return true;
}

async function failRedaction(id: string, failure: string): Promise<Outcome> {
  const isFailed = await transaction(async (tx) => {
    const [failed] = await tx.redaction.updateManyAndReturn({
      where: { id, status: 'processing' },
      data: { status: 'failed', failure },
      select: { step: true, documentId: true },
    });
    if (!failed) return false;
    const { name, ownerId } = await tx.vaultDocument.findUniqueOrThrow({
      where: { id: failed.documentId },
      select: { name: true, ownerId: true },
    });
    await notify(tx, {
      userId: ownerId,
      type: 'redaction.failed',
      title: 'A redaction failed',
      message: `${name}: ${failure}`,
      href: HREF,
    });
    await audit(tx, {
      type: 'redaction.failed',
      actorId: null,
      subjectId: id,
      data: { step: failed.step },
    });
    return true;
  });
  return { redactionId: id, outcome: isFailed ? 'failed' : 'nothing' };
}

async function tellCompleted(tx: Tx, { document }: Job, fieldCount: number): Promise<void> {
  const places = fieldCount === 1 ? 'One place is' : `${fieldCount} places are`;
  await notify(tx, {
    userId: document.ownerId,
    type: 'redaction.completed',
    title: 'Redaction complete',
    message: `The redacted copy of ${document.name} is ready. ${places} covered.`,
    href: HREF,
  });
}

function toFullVault(bytes: number) {
  return (error: unknown): never => {
    if (!(error instanceof AppError) || error.code !== 'too_large') throw error;
    throw new AppError(
      'too_large',
      `The redacted copy needs ${formatBytes(bytes)}, and your vault does not have that much room. Please delete something, then start the redaction again.`,
      { cause: error },
    );
  };
}

function tooLarge(): AppError {
  return new AppError(
    'too_large',
    `The redacted copy would be larger than ${formatBytes(MAX_COPY_BYTES)}. Please choose a lower level, or redact the document in parts.`,
  );
}
