import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { earliestToday, openOn, readAnnouncement } from '../queries/announcements';
import { ANNOUNCED_DAYS, OPEN_ANNOUNCEMENTS } from '../rules/announcement-limits';
import type { AnnounceInput, Announcement } from '../schema/announcements';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Tells us of a transaction before it is recorded, so that it raises no false alarm. Throws `not_found`, `step_up_required`
 * (it makes an alert quiet), `validation_failed` for days that are over or too far ahead, and `conflict` for a lock that has
 * ended and for too many at the same time.
 */
export async function announce(
  actor: Actor,
  { lockId, ...input }: AnnounceInput & { lockId: string },
): Promise<Announcement> {
  const lock = await db.deedLock.findFirst({
    where: { id: lockId, ownerId: actor.id },
    select: { id: true },
  });
  if (!lock) throw noLock();
  await assertSteppedUp(actor);
  assertDays(input);
  return transaction(async (tx) => {
    await holdAccount(tx, actor.id);
    await assertRoom(tx, lockId);
    const id = newId();
    const { class: each, party = null, from, until } = input;
    const days = { from: new Date(from), until: new Date(until) };
    await tx.announcement.create({
      data: { id, lockId, class: each, party, ...days, createdAt: now() },
      select: { id: true },
    });
    await audit(tx, { type: 'announcement.made', actorId: actor.id, subjectId: id, data: { lockId } });
    return readAnnouncement(tx, id);
  });
}

/** Takes back what was announced: what it made quiet before stays quiet. Throws `not_found`, also where it is withdrawn. */
export async function withdrawAnnouncement(
  actor: Actor,
  { lockId, id }: { lockId: string; id: string },
): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.announcement.updateMany({
      where: { id, lockId, withdrawnAt: null, lock: { ownerId: actor.id } },
      data: { withdrawnAt: now() },
    });
    if (count === 0) throw new AppError('not_found', 'There is no such announcement.');
    await audit(tx, { type: 'announcement.withdrawn', actorId: actor.id, subjectId: id, data: { lockId } });
  });
}

function assertDays({ until }: AnnounceInput): void {
  const today = earliestToday();
  const last = new Date(new Date(today).getTime() + ANNOUNCED_DAYS * DAY_MS).toISOString().slice(0, 10);
  if (until >= today && until <= last) return;
  const message =
    until < today
      ? 'The last day is over. Please choose one to come.'
      : `Please choose a last day within ${ANNOUNCED_DAYS} days.`;
  throw new AppError('validation_failed', message, { fields: { until: message } });
}

async function assertRoom(tx: Tx, lockId: string): Promise<void> {
  if ((await tx.deedLock.count({ where: { id: lockId, status: { not: 'released' } } })) === 0) {
    throw new AppError('conflict', 'This lock has ended, so its property is no longer watched.');
  }
  const open = await tx.announcement.count({ where: { lockId, ...openOn(earliestToday()) } });
  if (open < OPEN_ANNOUNCEMENTS) return;
  throw new AppError(
    'conflict',
    `${OPEN_ANNOUNCEMENTS} announcements of this property are open, which is as many as there may be. Withdraw one to add another.`,
  );
}

function noLock(): AppError {
  return new AppError('not_found', 'There is no such lock.');
}
