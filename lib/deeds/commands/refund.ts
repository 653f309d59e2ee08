import 'server-only';
import { askRefund, type TakeBack } from '@/lib/payments/commands/refund';
import type { RefundAnswer } from '@/lib/payments/schema';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { writeRelease } from './release';

/** A lock ends with its money; one that has ended stays as it is. */
export const takeBackLock: TakeBack = async (tx, { lockId, actorId }) => {
  if (lockId) await writeRelease(tx, { id: lockId, reason: 'refund', actorId });
};

/**
 * Gives the money of one's own lock back within 30 days of paying, and ends it. Throws `not_found`, `step_up_required`, and
 * `conflict` for a lock that was not paid for, whose days are over, or whose money was asked back already.
 */
export async function refundLock(actor: Actor, id: string): Promise<RefundAnswer> {
  const lock = await db.deedLock.findFirst({
    where: { id, ownerId: actor.id },
    select: { payments: { where: { status: 'succeeded' }, select: { id: true } } },
  });
  if (!lock) throw new AppError('not_found', 'There is no such lock.');
  const [payment] = lock.payments;
  if (!payment) throw new AppError('conflict', 'This was not paid, so there is nothing to pay back.');
  return askRefund(actor, payment.id, takeBackLock);
}
