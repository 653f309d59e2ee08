import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { wasDeleted } from '@/lib/accounts/queries/users';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/telemetry/logger';
import {
  findSubscription,
  listPaidInvoices,
  undoSubscription,
  type PaidInvoice,
  type StripeSubscription,
} from '@/lib/vendor/stripe-plans';
import { completeLines, type ReceiptLine } from '../rules/receipt-lines';
import { planOfProduct } from '../rules/stripe-prices';
import { statusOfStripe, type SubscriptionState } from '../rules/subscription';
import { tellOfSecond } from './notices';
import { writeSubscription, type Answer } from './write-subscription';

/**
 * Asks Stripe about a subscription and its paid invoices, and returns what is to be written; null when it is none of our
 * plans, or none that began. A second one beside a plan in force, and one of an account that was deleted meanwhile, is ended at
 * Stripe, and what was paid for it goes back.
 * Throws `unavailable`.
 */
export async function askAboutSubscription(id: string): Promise<((tx: Tx) => Promise<void>) | null> {
  const askedAt = now();
  const subscription = await findSubscription(id);
  const userId = subscription && (await findHolder(subscription));
  const state = subscription && toState(subscription);
  if (!userId || !state || (await wasNeverOurs(id, state))) return null;
  const isUnwanted =
    state.status !== 'ended' && ((await wasDeleted(db, userId)) || (await isSecond(userId, id)));
  if (isUnwanted) {
    await undoSubscription(id);
    return (tx) => noteSecond(tx, { userId, providerId: id });
  }
  const invoices = await listPaidInvoices(id);
  return async (tx) => {
    const answer = { userId, provider: 'stripe', providerId: id, state, askedAt, actorId: null } as const;
    await assertOnly(tx, answer);
    const subscriptionId = await writeSubscription(tx, answer);
    for (const invoice of invoices) await writeReceipt(tx, invoice, { userId, subscriptionId, state });
  };
}

/** Writes what Stripe says about a subscription now. */
export async function refreshSubscription(id: string): Promise<void> {
  const write = await askAboutSubscription(id);
  if (write) await transaction(write);
}

/** By the customer that we made for an account; the account's id in the metadata has to be the same. */
async function findHolder({ customerId, userId }: StripeSubscription): Promise<string | null> {
  const customer = await db.planCustomer.findUnique({ where: { customerId }, select: { userId: true } });
  return customer && customer.userId === userId ? customer.userId : null;
}

function toState(subscription: StripeSubscription): SubscriptionState | null {
  const { id, productId, interval, periodStartsAt, periodEndsAt, trialEndsAt, endedAt } = subscription;
  const plan = planOfProduct(productId);
  const status = statusOfStripe(subscription.status);
  if (!status) return null;
  if (!plan || !interval) {
    logger.error({ subscription: id, productId, interval });
    return null;
  }
  const cancelsAt = subscription.cancelsAt ?? (status === 'ended' ? endedAt : null);
  return { plan, period: interval, status, periodStartsAt, periodEndsAt, trialEndsAt, cancelsAt, endedAt };
}

/** It ended before it was a plan here: a second one that was undone, most likely. */
async function wasNeverOurs(providerId: string, { status }: SubscriptionState): Promise<boolean> {
  return status === 'ended' && (await db.planSubscription.count({ where: { providerId } })) === 0;
}

const othersInForce = (userId: string, providerId: string) => ({
  userId,
  providerId: { not: providerId },
  status: { not: 'ended' as const },
});

/** Beside another one that is in force, and still is when Stripe is asked about that too: its end may not have been told. */
async function isSecond(userId: string, providerId: string): Promise<boolean> {
  const where = othersInForce(userId, providerId);
  const other = await db.planSubscription.findFirst({ where, select: { provider: true, providerId: true } });
  if (other?.provider === 'stripe') await refreshSubscription(other.providerId);
  return other !== null && (await db.planSubscription.count({ where })) > 0;
}

/** Two at the same moment, in two processes: the later one is asked about again, and is a second one then. */
async function assertOnly(tx: Tx, { userId, providerId, state }: Answer): Promise<void> {
  if (state.status === 'ended') return;
  await holdAccount(tx, userId);
  if (await wasDeleted(tx, userId)) throw new AppError('conflict', 'This account was deleted.');
  if ((await tx.planSubscription.count({ where: othersInForce(userId, providerId) })) === 0) return;
  throw new AppError('conflict', 'This account has a plan already.');
}

async function noteSecond(
  tx: Tx,
  { userId, providerId }: { userId: string; providerId: string },
): Promise<void> {
  await audit(tx, { type: 'plan.second_ended', actorId: null, subjectId: userId, data: { providerId } });
  await tellOfSecond(tx, userId);
}

type Holder = { userId: string; subscriptionId: string; state: SubscriptionState };

function toLine({ text, amountCents, from, to }: PaidInvoice['lines'][number]): ReceiptLine {
  return { what: text, amountCents, from: from.toISOString(), to: to.toISOString() };
}

/** Once for each invoice. */
async function writeReceipt(
  tx: Tx,
  { id: providerId, url, lines, ...paid }: PaidInvoice,
  { userId, subscriptionId, state: { plan, period } }: Holder,
): Promise<void> {
  const id = newId();
  const { count } = await tx.planReceipt.createMany({
    data: {
      id,
      userId,
      subscriptionId,
      providerId,
      plan,
      period,
      receiptUrl: url,
      lines: completeLines(lines.map(toLine), paid.amountCents),
      ...paid,
    },
    skipDuplicates: true,
  });
  if (count === 0) return;
  const { amountCents } = paid;
  await audit(tx, { type: 'plan.paid', actorId: null, subjectId: id, data: { amountCents } });
}
