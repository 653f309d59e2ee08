import 'server-only';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { openPayment } from '@/lib/payments/commands/payment';
import type { Fulfill } from '@/lib/payments/commands/settlement';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import { toCents, toDollars } from '@/lib/values/money';
import type { PaymentIntent } from '@/lib/payments/schema';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { getPaymentTarget } from '../queries';
import { KEPT_AS_CREDIT, lockPaid, paidOnce } from '../content/paid';
import { settleUnpaid } from './lock-alerts';

type DeedPaymentInput = { amount: number; lockId?: string };

/** Opens the payment for one property: the named lock, else the oldest unpaid one, else a credit for the next lock. */
export async function openDeedPayment(actor: Actor, input: DeedPaymentInput): Promise<PaymentIntent> {
  if (toCents(input.amount) !== DEED_PROTECTION_CENTS) {
    const message = `The price is $${toDollars(DEED_PROTECTION_CENTS)}. Please reload the page and try again.`;
    throw new AppError('validation_failed', message, { fields: { amount: message } });
  }
  const { lock } = await getPaymentTarget(actor, input.lockId);
  if (lock?.status === 'paid') throw new AppError('conflict', 'This property is already paid for.');
  if (lock?.status === 'released') {
    throw new AppError('conflict', 'This lock has ended. Please lock the property again first.');
  }
  return openPayment(actor, {
    service: 'deedguard',
    lockId: lock?.id ?? null,
    amountCents: DEED_PROTECTION_CENTS,
    description: 'Protection of one property deed',
  });
}

/**
 * What a deed payment buys: it turns the lock it was opened for, else the oldest unpaid lock of the account, into a paid one.
 * With neither (paid by another payment meanwhile, or released) it stays as a credit.
 */
export const fulfillDeedPayment: Fulfill = async (tx, { id, userId, lockId, provider }) => {
  const covered =
    (lockId && (await markPaid(tx, lockId))) || (await markPaid(tx, await findOldestDue(tx, userId)));
  await tellPayer(tx, { id, userId, isDemo: provider === 'demo' }, covered);
  return covered?.id ?? null;
};

type CoveredLock = { id: string; propertyAddress: string };

async function markPaid(tx: Tx, lockId: string | null): Promise<CoveredLock | null> {
  if (!lockId) return null;
  const [lock] = await tx.deedLock.updateManyAndReturn({
    where: { id: lockId, status: 'due' },
    data: { status: 'paid', paidAt: now() },
    select: { id: true, ownerId: true, propertyAddress: true },
  });
  if (lock) await settleUnpaid(tx, lock);
  return lock ?? null;
}

async function findOldestDue(tx: Tx, userId: string): Promise<string | null> {
  const lock = await tx.deedLock.findFirst({
    where: { ownerId: userId, status: 'due' },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  return lock?.id ?? null;
}

async function tellPayer(
  tx: Tx,
  { id, userId, isDemo }: { id: string; userId: string; isDemo: boolean },
  lock: CoveredLock | null,
): Promise<void> {
  const bought = lock ? lockPaid(lock.propertyAddress) : KEPT_AS_CREDIT;
  await notifyByMail(tx, {
    userId,
    type: lock ? 'payment.received' : 'payment.credited',
    title: isDemo ? 'Demo payment received' : 'Payment received',
    message: `${bought} ${paidOnce({ cents: DEED_PROTECTION_CENTS, isDemo })}`,
    href: `/payment/success?service=deedguard&payment=${id}`,
  });
}
