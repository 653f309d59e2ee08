import 'server-only';
import type { Readable } from 'node:stream';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { eraseOpenings } from '@/lib/evidence/commands';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { PoisonedDocument } from '@/lib/sandbox/poisoned';
import { getRedaction, noSuchRedaction, ownRedaction } from '../queries/redactions';
import { openObject } from '../queries/stored-objects';
import { redactedName } from '../rules/document-name';
import { findReviewProblem, isRedactable } from '../rules/redaction-state';
import type {
  ApplyRedactionInput,
  CreateRedactionInput,
  Finding,
  PageNote,
  Redaction,
  RedactionStatus,
} from '../schema/redactions';
import { takeDocument } from './hold-rows';
import { discardObject, doomObject } from './stored-objects';

type Address = { id: string; rid: string };

/**
 * Starts a redacted copy of a document of the actor's: the worker looks for what the rules name. While it does, the same
 * wish is answered with the same redaction. Throws `not_found`, `validation_failed`.
 */
export async function createRedaction(actor: Actor, { id, level, rules }: Wanted): Promise<Redaction> {
  const document = await db.vaultDocument.findFirst({
    where: { id, ownerId: actor.id },
    select: { type: true, poison: true },
  });
  if (!document) throw new AppError('not_found', 'There is no such document.');
  if (document.poison) throw new PoisonedDocument(document.poison);
  if (!isRedactable(document.type)) {
    throw new AppError(
      'validation_failed',
      'Word documents cannot be redacted. Please save yours as a PDF first, upload that, and redact it.',
    );
  }
  const rid = await transaction(async (tx) => {
    await takeDocument(tx, actor, id);
    return (await findSame(tx, { id, level, rules })) ?? writeRedaction(tx, actor, { id, level, rules });
  });
  return getRedaction(actor, { id, rid });
}

type Wanted = { id: string } & CreateRedactionInput;

/** One that was asked for a moment ago, as by a double click, and that nobody has reviewed yet. */
async function findSame(tx: Tx, { id, level, rules }: Wanted): Promise<string | undefined> {
  const same = await tx.redaction.findFirst({
    where: { documentId: id, level, rules: { equals: rules }, status: 'processing', step: 'finding' },
    select: { id: true },
  });
  return same?.id;
}

async function writeRedaction(tx: Tx, actor: Actor, { id, level, rules }: Wanted): Promise<string> {
  const rid = newId();
  await tx.redaction.create({
    data: { id: rid, documentId: id, level, rules, createdAt: now() },
    select: { id: true },
  });
  await audit(tx, {
    type: 'redaction.requested',
    actorId: actor.id,
    subjectId: rid,
    data: { documentId: id, level, rules },
  });
  await enqueue(tx, 'redact', rid, { group: actor.id });
  return rid;
}

/** The owner has seen what was found: the worker makes the copy. Throws `conflict` unless the redaction waits for the review. */
export async function applyRedaction(
  actor: Actor,
  { id, rid, ...review }: Address & ApplyRedactionInput,
): Promise<Redaction> {
  const found = await db.redaction.findFirst({
    where: ownRedaction(actor, { id, rid }),
    select: { status: true, level: true, findings: true, pages: true },
  });
  if (!found) throw noSuchRedaction();
  if (found.status !== 'pending_review') throw notWaiting(found.status);
  const { level, findings, pages } = found;
  const problem = findReviewProblem(
    { level, findings: findings as Finding[], pages: pages as PageNote[] },
    review,
  );
  if (problem) {
    const { field, message } = problem;
    throw new AppError('validation_failed', message, { fields: { [field]: message } });
  }
  await transaction((tx) => writeReview(tx, actor, { rid, ...review }));
  return getRedaction(actor, { id, rid });
}

async function writeReview(
  tx: Tx,
  actor: Actor,
  { rid, leftOut, drawnBoxes }: { rid: string } & ApplyRedactionInput,
): Promise<void> {
  const { count } = await tx.redaction.updateMany({
    where: { id: rid, status: 'pending_review' },
    data: { status: 'processing', step: 'applying', pagesDone: 0, leftOut, drawnBoxes },
  });
  if (count === 0) throw notWaiting('processing');
  await audit(tx, {
    type: 'redaction.applied',
    actorId: actor.id,
    subjectId: rid,
    data: { leftOut: leftOut.length, drawnBoxes: drawnBoxes.length },
  });
  await enqueue(tx, 'redact', rid, { group: actor.id });
}

/**
 * Deletes a redaction in any state. Its links end, the key of its copy is destroyed, and a job that runs for it comes to
 * nothing. Throws `step_up_required`, `not_found`.
 */
export async function deleteRedaction(actor: Actor, { id, rid }: Address): Promise<void> {
  await assertSteppedUp(actor);
  const objectId = await transaction(async (tx) => {
    const certificate = await holdCertificate(tx, actor, { id, rid });
    // One statement, so that a job that finishes at this moment has either put its copy here, or finds no row.
    const [deleted] = await tx.$queryRaw<{ objectId: string | null; logIndex: number | null }[]>`
      DELETE FROM redactions r USING vault_documents d
      WHERE r.id = ${rid}::uuid AND d.id = r.document_id AND d.id = ${id}::uuid AND d.owner_id = ${actor.id}::uuid
      RETURNING r.object_id AS "objectId", r.log_index AS "logIndex"`;
    if (!deleted) throw noSuchRedaction();
    if (deleted.objectId) await doomObject(tx, deleted.objectId);
    await eraseOpenings(
      tx,
      [deleted.logIndex, certificate].filter((index) => index !== null),
    );
    await audit(tx, {
      type: 'redaction.deleted',
      actorId: actor.id,
      subjectId: rid,
      data: { documentId: id },
    });
    return deleted.objectId;
  });
  if (objectId) await discardObject(objectId);
}

/** The entry of a copy's certificate. While the row is held none is issued. */
async function holdCertificate(tx: Tx, actor: Actor, { id, rid }: Address): Promise<number | null> {
  await tx.$queryRaw`
    SELECT 1 FROM redactions r JOIN vault_documents d ON d.id = r.document_id
    WHERE r.id = ${rid}::uuid AND d.id = ${id}::uuid AND d.owner_id = ${actor.id}::uuid FOR UPDATE OF r`;
  const issued = await tx.redactionCertificate.findFirst({
    where: { redactionId: rid, redaction: ownRedaction(actor, { id, rid }) },
    select: { logIndex: true },
  });
  return issued?.logIndex ?? null;
}

type RedactedCopy = { bytes: Readable; size: number; name: string };

/**
 * The redacted copy, for its owner, to be looked at or downloaded. Throws `step_up_required`, `not_found`, `conflict` until it
 * is completed.
 */
export async function openRedactedCopy(
  actor: Actor,
  { isView = false, ...address }: Address & { isView?: boolean },
): Promise<RedactedCopy> {
  const row = await db.redaction.findFirst({
    where: ownRedaction(actor, address),
    select: { status: true, objectId: true, sizeBytes: true, document: { select: { name: true } } },
  });
  if (!row) throw noSuchRedaction();
  await assertSteppedUp(actor);
  if (row.objectId === null || row.sizeBytes === null) throw notReady(row.status);
  const bytes = await openObject(row.objectId);
  await transaction((tx) =>
    audit(tx, {
      type: isView ? 'redaction.viewed' : 'redaction.downloaded',
      actorId: actor.id,
      subjectId: address.rid,
    }),
  ).catch((error: unknown) => {
    bytes.destroy();
    throw error;
  });
  return { bytes, size: row.sizeBytes, name: redactedName(row.document.name) };
}

function notReady(status: RedactionStatus): AppError {
  const message =
    status === 'failed'
      ? 'This redaction failed, so there is no copy. Please start it again.'
      : 'Please wait for redaction to complete';
  return new AppError('conflict', message);
}

function notWaiting(status: RedactionStatus): AppError {
  const messages: Record<RedactionStatus, string> = {
    processing: 'This redaction is being worked on. Please wait until it is done.',
    pending_review: 'This redaction is waiting for your review.',
    completed: 'This redaction is already completed.',
    failed: 'This redaction failed. Please start it again.',
  };
  return new AppError('conflict', messages[status]);
}
