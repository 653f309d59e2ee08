import 'server-only';
import { raiseAlert } from '@/lib/alerts/commands/raise';
import { raiseAlertOrLevel } from '@/lib/alerts/commands/raise-level';
import { settleAlert } from '@/lib/alerts/commands/settle';
import type { AlertLevel } from '@/lib/alerts/schema/alerts';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import type { DeedReleaseReason } from '@/prisma/generated/enums';
import {
  CONTEST_ENDED,
  contestedAlert,
  LOCK_ENDED,
  LOCK_PAID,
  lapsingAlert,
  releasedAlert,
  unpaidAlert,
} from '../content/lock-alerts';
import { isLapsing, LAPSING_DAYS, REMINDER_DAYS } from '../rules/lock';

const DAY_MS = 24 * 60 * 60 * 1000;

type AlertedLock = { id: string; ownerId: string; propertyAddress: string };

/** With the later reminders to pay, which tell the owner: an alert, which is high with the last of them. */
export async function alertUnpaid(
  tx: Tx,
  { id, ownerId, propertyAddress, endsAt, day }: AlertedLock & { endsAt: Date; day: number },
): Promise<void> {
  const [first, , last] = REMINDER_DAYS;
  if (day <= first) return;
  await raiseAlertOrLevel(tx, {
    userId: ownerId,
    kind: 'lock.unpaid',
    subject: id,
    level: day < last ? 'MEDIUM' : 'HIGH',
    ...unpaidAlert({ propertyAddress, endsAt }),
    facts: { address: propertyAddress, endsAt: endsAt.toISOString() },
    lockId: id,
    isTold: true,
  });
}

/** A lock that is paid ends no more for want of it. */
export async function settleUnpaid(
  tx: Tx,
  { id, ownerId }: Pick<AlertedLock, 'id' | 'ownerId'>,
): Promise<void> {
  await settleAlert(tx, { userId: ownerId, kind: 'lock.unpaid', subject: id, reason: LOCK_PAID });
}

/** With each contest of a lock, of which its owner is told anyway. */
export async function alertContested(
  tx: Tx,
  { id, ownerId, propertyAddress, since }: AlertedLock & { since: Date },
): Promise<void> {
  await raiseAlert(tx, {
    userId: ownerId,
    kind: 'lock.contested',
    subject: `${id} ${since.toISOString()}`,
    level: 'HIGH',
    ...contestedAlert(propertyAddress),
    facts: { address: propertyAddress, since: since.toISOString() },
    lockId: id,
    isTold: true,
  });
}

/** Nobody else has the property locked any longer. */
export async function settleContested(
  tx: Tx,
  { id, ownerId, since }: Pick<AlertedLock, 'id' | 'ownerId'> & { since: Date },
): Promise<void> {
  const subject = `${id} ${since.toISOString()}`;
  await settleAlert(tx, { userId: ownerId, kind: 'lock.contested', subject, reason: CONTEST_ENDED });
}

/** What an owner did not do themselves, or what somebody with their account would do, is louder. */
const releaseLevels: Record<DeedReleaseReason, AlertLevel> = {
  owner: 'HIGH',
  unpaid: 'HIGH',
  expired: 'MEDIUM',
  refund: 'MEDIUM',
};

/** With the end of a lock, of which its owner is told anyway. */
export async function alertReleased(
  tx: Tx,
  lock: AlertedLock & { reason: DeedReleaseReason; releasedAt: Date; contestedAt: Date | null },
): Promise<void> {
  const { id, ownerId: userId, propertyAddress, reason, releasedAt, contestedAt } = lock;
  for (const kind of ['lock.unpaid', 'lock.lapsing'] as const) {
    await settleAlert(tx, { userId, kind, subject: id, reason: LOCK_ENDED });
  }
  if (contestedAt) await settleContested(tx, { id, ownerId: userId, since: contestedAt });
  await raiseAlert(tx, {
    userId,
    kind: 'lock.released',
    subject: id,
    level: releaseLevels[reason],
    ...releasedAlert({ propertyAddress, reason }),
    facts: { address: propertyAddress, releasedAt: releasedAt.toISOString(), releaseReason: reason },
    lockId: id,
    isTold: true,
  });
}

/**
 * Raises an alert about temporary locks that end soon, one for each. Safe to run twice and at once. A lock that fails holds
 * up no other one; the job fails for it at the end.
 */
export async function warnOfLapsingLocks(): Promise<{ warned: number }> {
  const at = now();
  const latest = new Date(at.getTime() + LAPSING_DAYS * DAY_MS);
  const locks = await db.deedLock.findMany({
    where: {
      status: { not: 'released' },
      expiresAt: { gt: at, lte: latest },
      alerts: { none: { kind: 'lock.lapsing' } },
    },
    select: { id: true, ownerId: true, propertyAddress: true, createdAt: true, expiresAt: true },
  });
  const failures = new Map<string, unknown>();
  let warned = 0;
  for (const { createdAt, expiresAt, ...lock } of locks) {
    if (!expiresAt || !isLapsing({ lockedAt: createdAt, endsAt: expiresAt }, at)) continue;
    await warn({ ...lock, endsAt: expiresAt }).then(
      (isWarned) => (warned += isWarned ? 1 : 0),
      (error: unknown) => failures.set(lock.id, error),
    );
  }
  if (failures.size === 0) return { warned };
  throw new AggregateError(failures.values(), `Not warned: ${[...failures.keys()].join(', ')}`);
}

function warn({ id, ownerId, propertyAddress, endsAt }: AlertedLock & { endsAt: Date }): Promise<boolean> {
  return transaction(async (tx) => {
    // Until the transaction ends it is not released, which would settle the alert.
    const live = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM deed_locks WHERE id = ${id}::uuid AND status <> 'released' FOR UPDATE`;
    if (live.length === 0) return false;
    const alert = await raiseAlert(tx, {
      userId: ownerId,
      kind: 'lock.lapsing',
      subject: id,
      level: 'MEDIUM',
      ...lapsingAlert({ propertyAddress, endsAt }),
      facts: { address: propertyAddress, endsAt: endsAt.toISOString() },
      lockId: id,
    });
    return alert !== null;
  });
}
