import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, isUniqueViolation, transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { crockfordCode } from '@/lib/values/codes';
import { downloadGivenDocument } from '@/lib/vault/commands/documents';
import type { ChangeCaseInput, ContactInput } from '../schema';

const NUMBER_LETTERS = 8;

/**
 * Opens a case for a message to us, and mails its number to whoever wrote it. The same words again are the case that is
 * still open. A document is one of the actor's own vault, which admins may open from then on: throws `not_found` for any
 * other, and `step_up_required`.
 */
export async function openCase(actor: Actor | null, input: ContactInput): Promise<{ caseId: string }> {
  const { topic, email, name, message, documentId = null } = input;
  if (documentId) await assertOwnDocument(actor, documentId);
  const id = newId();
  const userId = actor?.id ?? null;
  const contentHash = hashOf([email.toLowerCase(), topic, message, userId ?? '', documentId ?? '']);
  return transaction(async (tx) => {
    const number = crockfordCode(randomBytes(NUMBER_LETTERS));
    const { count } = await tx.supportCase.createMany({
      data: { id, number, contentHash, topic, email, name, message, userId, documentId, createdAt: now() },
      skipDuplicates: true,
    });
    if (count === 0) {
      const where = { contentHash, closedAt: null };
      return { caseId: (await tx.supportCase.findFirstOrThrow({ where, select: { number: true } })).number };
    }
    await audit(tx, { type: 'case.opened', actorId: userId, subjectId: id, data: { topic } });
    await enqueue(tx, 'case-opened', id);
    return { caseId: number };
  });
}

async function assertOwnDocument(actor: Actor | null, id: string): Promise<void> {
  const where = { id, ownerId: actor?.id };
  if (!actor || (await db.vaultDocument.count({ where })) === 0) {
    throw new AppError('not_found', 'There is no such document in your vault.');
  }
  await assertSteppedUp(actor);
}

function hashOf(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Closes a case, or opens it again. Throws `not_found`, also for anyone who is not an admin. */
export async function changeCase(actor: Actor, id: string, { status }: ChangeCaseInput): Promise<void> {
  assertAdmin(actor);
  const isClosed = status === 'closed';
  await transaction(async (tx) => {
    const { count } = await tx.supportCase.updateMany({
      where: { id, closedAt: isClosed ? null : { not: null } },
      data: isClosed ? { closedAt: now(), closedById: actor.id } : { closedAt: null, closedById: null },
    });
    if (count > 0) {
      await audit(tx, {
        type: isClosed ? 'case.closed' : 'case.reopened',
        actorId: actor.id,
        subjectId: id,
      });
    } else if ((await tx.supportCase.count({ where: { id } })) === 0) {
      throw missing();
    }
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', 'The same message was sent again, and its case is open.', {
      cause: error,
    });
  });
}

/** Opens the document of a case for an admin, and notes that it was. Throws `not_found`, `step_up_required`. */
export async function downloadAttachment(actor: Actor, id: string) {
  assertAdmin(actor);
  const found = await db.supportCase.findUnique({
    where: { id },
    select: { document: { select: { id: true, ownerId: true } } },
  });
  if (!found?.document) throw missing();
  const opened = await downloadGivenDocument(actor, found.document);
  await transaction((tx) =>
    audit(tx, { type: 'case.attachment_read', actorId: actor.id, subjectId: id }),
  ).catch((error: unknown) => {
    opened.bytes.destroy();
    throw error;
  });
  return opened;
}

function missing(): AppError {
  return new AppError('not_found', 'There is no such case, or no document in it.');
}
