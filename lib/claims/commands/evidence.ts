import 'server-only';
import { listAdmins } from '@/lib/accounts/queries/admins';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { holdAccountAndProperty, inGroupOf } from '@/lib/deeds/commands/contest';
import { isSameProperty } from '@/lib/deeds/rules/same-property';
import { notify } from '@/lib/notifications/commands/notify';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { downloadGivenDocument } from '@/lib/vault/commands/documents';
import { MAX_EVIDENCE, opinionSays } from '../rules';
import type { GiveOpinionInput } from '../schema';
import { assertRoomForEvidence } from './evidence-limits';

const LIST = '/admin/evidence';

/**
 * Shows us a document of one's own vault for a contested lock. From then on admins may open it. Throws `not_found`,
 * `step_up_required`, `conflict` while nobody else has the property locked, for a document that we have and for more than
 * ten, and `rate_limited` for too many about one property within a day.
 */
export async function submitEvidence(
  actor: Actor,
  { lockId, documentId }: { lockId: string; documentId: string },
): Promise<{ id: string }> {
  const own = { ownerId: actor.id };
  const [lock, document] = await Promise.all([
    db.deedLock.findFirst({
      where: { id: lockId, ...own },
      select: { contestedAt: true, propertyAddress: true, propertyKey: true, propertyGroup: true },
    }),
    db.vaultDocument.findFirst({ where: { id: documentId, ...own }, select: { id: true } }),
  ]);
  if (!lock) throw new AppError('not_found', 'There is no such lock.');
  if (!document) throw new AppError('not_found', 'There is no such document in your vault.');
  if (!lock.contestedAt) throw new AppError('conflict', 'Nobody else has locked this property.');
  await assertSteppedUp(actor);
  const id = newId();
  await transaction(async (tx) => {
    // One at a time, so that many at once are counted too.
    await holdAccountAndProperty(tx, actor.id, lock);
    if ((await tx.lockEvidence.count({ where: { lockId } })) >= MAX_EVIDENCE) throw tooMuch();
    await assertRoomForEvidence(tx, actor, lock);
    await tx.lockEvidence.create({
      data: { id, lockId, documentId, createdAt: now() },
      select: { id: true },
    });
    await audit(tx, { type: 'evidence.submitted', actorId: actor.id, subjectId: id, data: { lockId } });
    await tellAdmins(tx, lock.propertyAddress);
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', 'You have shown us this document for this lock already.', {
      cause: error,
    });
  });
  return { id };
}

function tooMuch(): AppError {
  return new AppError('conflict', `You have shown us ${MAX_EVIDENCE} documents for this lock already.`);
}

async function tellAdmins(tx: Tx, propertyAddress: string): Promise<void> {
  for (const { id: userId } of await listAdmins(tx)) {
    await notify(tx, {
      userId,
      type: 'evidence.received',
      title: 'Evidence for a contested lock',
      message: `Somebody shows us a document about ${propertyAddress}.`,
      href: LIST,
    });
  }
}

/** Opens a document that an owner showed us, for an admin, and notes that it was. Throws `not_found`, `step_up_required`. */
export async function downloadEvidence(actor: Actor, id: string) {
  assertAdmin(actor);
  const evidence = await db.lockEvidence.findUnique({
    where: { id },
    select: { document: { select: { id: true, ownerId: true } } },
  });
  if (!evidence?.document) throw new AppError('not_found', 'There is no document here that you can open.');
  const opened = await downloadGivenDocument(actor, evidence.document);
  await transaction((tx) => audit(tx, { type: 'evidence.read', actorId: actor.id, subjectId: id })).catch(
    (error: unknown) => {
      opened.bytes.destroy();
      throw error;
    },
  );
  return opened;
}

/**
 * What an admin thinks of a document, told to everybody who has the property locked. It changes no lock, and may be
 * changed. Throws `not_found`.
 */
export async function giveOpinion(
  actor: Actor,
  id: string,
  { opinion, note }: GiveOpinionInput,
): Promise<void> {
  assertAdmin(actor);
  await transaction(async (tx) => {
    const { count } = await tx.lockEvidence.updateMany({
      where: { id },
      data: { opinion, note: note || null, decidedAt: now(), decidedBy: actor.id },
    });
    if (count === 0) throw new AppError('not_found', 'There is no such evidence.');
    await audit(tx, { type: 'evidence.decided', actorId: actor.id, subjectId: id, data: { opinion } });
    await tellBothSides(tx, id, { opinion, note });
  });
}

async function tellBothSides(tx: Tx, id: string, { opinion, note }: GiveOpinionInput): Promise<void> {
  const { lock } = await tx.lockEvidence.findUniqueOrThrow({
    where: { id },
    select: {
      lock: {
        select: { id: true, ownerId: true, propertyKey: true, propertyGroup: true, propertyAddress: true },
      },
    },
  });
  const compared = await tx.deedLock.findMany({
    where: { ...inGroupOf(lock), status: { not: 'released' } },
    select: { id: true, ownerId: true, propertyKey: true },
  });
  const others = compared.filter(({ propertyKey }) => isSameProperty(propertyKey, lock.propertyKey));
  const lockOf = new Map([...others, lock].map(({ ownerId, id: lockId }) => [ownerId, lockId]));
  for (const [userId, lockId] of lockOf) {
    const says = opinionSays(opinion, userId === lock.ownerId, lock.propertyAddress);
    await notifyByMail(tx, {
      userId,
      type: 'evidence.decided',
      title: 'We looked at evidence for a contested lock',
      message: note ? `${says} Our note: ${note}` : says,
      href: `/properties/${lockId}`,
    });
  }
}
