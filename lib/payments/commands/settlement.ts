import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { publish } from '@/lib/platform/events';
import { enqueue } from '@/lib/platform/jobs';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { wasDeleted } from '@/lib/accounts/queries/users';
import type { PaymentProvider } from '../schema';

/** What a payment buys. Returns the lock that it covers now, or null: then it stays as a credit. */
export type Fulfill = (
  tx: Tx,
  payment: { id: string; userId: string; lockId: string | null; provider: PaymentProvider },
) => Promise<string | null>;

/** Marks a payment as made and hands over what it buys. Twice is the same as once. */
export async function settle(
  tx: Tx,
  paymentId: string,
  actorId: string | null,
  fulfill: Fulfill,
): Promise<void> {
  const { userId } = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { userId: true },
  });
  await holdAccount(tx, userId);
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  if (payment.status === 'succeeded') return;
  // Stripe's events come in any order: what went back already buys nothing.
  const wentBack = payment.refundStatus === 'pending' || payment.refundStatus === 'succeeded';
  const lockId = wentBack ? payment.lockId : await fulfill(tx, payment);
  await tx.payment.update({
    where: { id: paymentId },
    data: { status: 'succeeded', succeededAt: now(), lockId },
    select: { id: true },
  });
  await audit(tx, { type: 'payment.succeeded', actorId, subjectId: paymentId, data: { lockId } });
  if (!wentBack && (await wasDeleted(tx, userId))) await payBack(tx, paymentId);
  // The page that waits for it, and the card of what it paid for.
  await publish(tx, [{ topic: `account:${userId}`, kind: 'payment', id: paymentId }]);
}

/** It was made on a page that stayed open while its account was deleted: nobody can use what it bought. */
async function payBack(tx: Tx, id: string): Promise<void> {
  await tx.payment.update({
    where: { id },
    data: { refundStatus: 'pending', refundAskedAt: now() },
    select: { id: true },
  });
  await audit(tx, { type: 'payment.refund_asked', actorId: null, subjectId: id });
  await enqueue(tx, 'refund-payment', id);
}

/** Gives up payments that were opened and will not be made. */
export async function closeOpenPayments(tx: Tx, where: Prisma.PaymentWhereInput): Promise<void> {
  const closed = await tx.payment.updateManyAndReturn({
    where: { ...where, status: 'open' },
    data: { status: 'failed' },
    select: { id: true },
  });
  for (const { id } of closed) await audit(tx, { type: 'payment.failed', actorId: null, subjectId: id });
}
