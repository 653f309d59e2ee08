import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { normalizeCode } from '@/lib/values/codes';
import { appendEntry } from '@/lib/evidence/commands';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { isBeingPaid } from '@/lib/payments/commands/stripe-event';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { openText } from '@/lib/platform/secrets/secret-box';
import type { DeedReleaseReason } from '@/prisma/generated/enums';
import { PAYMENT_DAYS } from '../rules/lock';
import { endContest, holdProperty, settleContest } from './contest';
import { alertReleased } from './lock-alerts';
import { tellPartnerOfEnd } from './partner-news';
import { fulfillDeedPayment } from './payment';

/** Releases one's own lock with its unlock code. The release is its own entry in the evidence log. Throws `step_up_required`. */
export async function releaseDeed(
  actor: Actor,
  { id, unlockCode }: { id: string; unlockCode: string },
): Promise<{ message: string; logIndex: number }> {
  const lock = await db.deedLock.findFirst({
    where: { id, ownerId: actor.id },
    select: { status: true, unlockCodeCiphertext: true },
  });
  if (!lock) throw new AppError('not_found', 'There is no such lock.');
  if (lock.status === 'released') throw alreadyReleased();
  await assertSteppedUp(actor);
  if (!isSameCode(unlockCode, openText(lock.unlockCodeCiphertext, id))) {
    const message = 'This is not the unlock code of this property.';
    throw new AppError('forbidden', message, { fields: { unlockCode: message } });
  }
  const logIndex = await transaction((tx) => writeRelease(tx, { id, reason: 'owner', actorId: actor.id }));
  if (logIndex === null) throw alreadyReleased();
  return { message: 'The lock is released. The release is in the evidence log.', logIndex };
}

/**
 * Releases what was not paid within 7 days and what was locked for a time that has run out. Safe to run twice and at once.
 * A lock that cannot be released holds up no other one; the job fails for it at the end.
 */
export async function releaseOverdueLocks(): Promise<{ unpaid: number; expired: number }> {
  const at = now();
  const failures = new Map<string, unknown>();
  const unpaid = await releaseAll('unpaid', { status: 'due', paymentDueAt: { lte: at } }, failures);
  const expired = await releaseAll(
    'expired',
    { status: { not: 'released' }, expiresAt: { lte: at } },
    failures,
  );
  if (failures.size === 0) return { unpaid, expired };
  throw new AggregateError(failures.values(), `Not released: ${[...failures.keys()].join(', ')}`);
}

type Overdue = NonNullable<Parameters<typeof db.deedLock.findMany>[0]>['where'];

/** Adds to `failures`, by the lock's id, what went wrong. */
async function releaseAll(
  reason: 'unpaid' | 'expired',
  overdue: Overdue,
  failures: Map<string, unknown>,
): Promise<number> {
  let released = 0;
  for (const { id } of await db.deedLock.findMany({ where: overdue, select: { id: true } })) {
    await releaseOverdue(id, reason).then(
      (isReleased) => (released += isReleased ? 1 : 0),
      (error: unknown) => failures.set(id, error),
    );
  }
  return released;
}

/** A payment's event can be lost, and a bank can take days: the provider is asked before a lock is taken away. */
async function releaseOverdue(id: string, reason: 'unpaid' | 'expired'): Promise<boolean> {
  if (reason === 'unpaid' && (await isBeingPaid(id, fulfillDeedPayment))) return false;
  return (await transaction((tx) => writeRelease(tx, { id, reason, actorId: null }))) !== null;
}

type Release = { id: string; reason: DeedReleaseReason; actorId: string | null };

/** Returns the entry's index, or null when the lock is not in a state to be released any longer. */
export async function writeRelease(tx: Tx, { id, reason, actorId }: Release): Promise<number | null> {
  const lock = await tx.deedLock.findUniqueOrThrow({
    where: { id },
    select: {
      ownerId: true,
      propertyAddress: true,
      propertyKey: true,
      propertyGroup: true,
      ownerName: true,
      logIndex: true,
      contestedAt: true,
    },
  });
  await holdProperty(tx, lock);
  const releasedAt = now();
  const [released] = await tx.deedLock.updateManyAndReturn({
    where: { id, status: reason === 'unpaid' ? 'due' : { not: 'released' } },
    data: { status: 'released', releasedAt, releaseReason: reason, contestedAt: null },
    select: { id: true, ownerId: true, propertyKey: true, propertyGroup: true },
  });
  if (!released) return null;
  await audit(tx, { type: 'deed.released', actorId, subjectId: id, data: { reason } });
  await alertReleased(tx, { ...lock, id, reason, releasedAt });
  // A refund tells of the end together with the money.
  if (reason !== 'refund') await tellOwner(tx, { ...lock, reason });
  await tellPartnerOfEnd(tx, { lockId: id, logIndex: lock.logIndex });
  const left = await settleContest(tx, released);
  const { propertyAddress, ownerName, logIndex: lockIndex } = lock;
  const { index } = await appendEntry(tx, {
    record: {
      type: 'deed.released',
      lockId: id,
      lockIndex,
      propertyAddress,
      ownerName,
      reason,
      releasedAt: releasedAt.toISOString(),
    },
  });
  await tx.deedLock.update({ where: { id }, data: { releaseLogIndex: index }, select: { id: true } });
  for (const last of left) await endContest(tx, last);
  return index;
}

/** Whoever did it, the owner learns of it: somebody who took the account over could release as well. */
const endings = {
  owner:
    'it was released with its unlock code. If that was not you, log out everywhere and set a PIN or a passkey, then lock the property again',
  unpaid: `it was not paid within ${PAYMENT_DAYS} days. You can lock the property again`,
  expired: 'it reached its end date. You can lock the property again',
};

async function tellOwner(
  tx: Tx,
  lock: { ownerId: string; propertyAddress: string; reason: keyof typeof endings },
): Promise<void> {
  await notifyByMail(tx, {
    userId: lock.ownerId,
    type: 'deed.released',
    title: 'Your lock has ended',
    message: `The lock on ${lock.propertyAddress} ended because ${endings[lock.reason]}.`,
    href: '/deedguard-protection#your-properties',
  });
}

function isSameCode(typed: string, expected: string): boolean {
  const [a, b] = [Buffer.from(normalizeCode(typed)), Buffer.from(normalizeCode(expected))];
  return a.length === b.length && timingSafeEqual(a, b);
}

function alreadyReleased(): AppError {
  return new AppError('conflict', 'This lock has already been released.');
}
