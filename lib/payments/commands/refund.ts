import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { refundAsked } from '../content/refund';
import { REFUND_DAYS, refundableUntil } from '../rules';
import type { RefundAnswer } from '../schema';

/** Takes back what a payment bought; called last, for it may wait for the log. `actorId` is null for a refund that we did not ask for. */
export type TakeBack = (tx: Tx, payment: { lockId: string | null; actorId: string | null }) => Promise<void>;

const columns = {
  status: true,
  provider: true,
  lockId: true,
  refundStatus: true,
  succeededAt: true,
  lock: { select: { propertyAddress: true, status: true } },
} as const;

/**
 * Asks for the money of one's own payment within 30 days: what it bought ends at once, and the provider sends the money
 * back. Throws `not_found`, `step_up_required`, and `conflict` for what is not paid, over, or asked for already.
 */
export async function askRefund(actor: Actor, id: string, takeBack: TakeBack): Promise<RefundAnswer> {
  const payment = await db.payment.findFirst({ where: { id, userId: actor.id }, select: columns });
  if (!payment) throw new AppError('not_found', 'There is no such payment.');
  assertRefundable(payment);
  await assertSteppedUp(actor);
  const { lockId, provider } = payment;
  const isDemo = provider === 'demo';
  const refundStatus = isDemo ? ('succeeded' as const) : ('pending' as const);
  await transaction(async (tx) => {
    // Nobody uses the credit for a lock at the same moment.
    await holdAccount(tx, actor.id);
    const askedAt = now();
    const { count } = await tx.payment.updateMany({
      where: { id, lockId, status: 'succeeded', refundStatus: null },
      data: { refundStatus, refundAskedAt: askedAt, refundedAt: isDemo ? askedAt : null },
    });
    if (count === 0) throw askedAlready();
    await audit(tx, { type: 'payment.refund_asked', actorId: actor.id, subjectId: id, data: { lockId } });
    if (isDemo) await audit(tx, { type: 'payment.refunded', actorId: null, subjectId: id });
    else await enqueue(tx, 'refund-payment', id);
    await notifyByMail(tx, {
      userId: actor.id,
      type: 'payment.refund_asked',
      ...refundAsked({
        property: payment.lock?.propertyAddress ?? null,
        isDemo,
        isOver: payment.lock?.status === 'released',
      }),
      href: `/payment/success?service=deedguard&payment=${id}`,
    });
    await takeBack(tx, { lockId, actorId: actor.id });
  });
  return { refund: refundStatus };
}

type Asked = { status: string; refundStatus: string | null; succeededAt: Date | null };

function assertRefundable({ status, refundStatus, succeededAt }: Asked): void {
  if (status !== 'succeeded' || !succeededAt) {
    throw new AppError('conflict', 'This was not paid, so there is nothing to pay back.');
  }
  if (refundStatus !== null) throw askedAlready();
  if (refundableUntil(succeededAt) < now()) {
    throw new AppError('conflict', `The ${REFUND_DAYS} days for getting the money back have passed.`);
  }
}

function askedAlready(): AppError {
  return new AppError('conflict', 'This refund has already been requested.');
}
