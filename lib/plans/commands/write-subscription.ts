import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { publish } from '@/lib/platform/events';
import type { PaymentProvider } from '@/prisma/generated/enums';
import { changeBetween, type PlanChange, type SubscriptionState } from '../rules/subscription';
import { tellOfPlan } from './notices';

export type Answer = {
  userId: string;
  provider: PaymentProvider;
  providerId: string;
  state: SubscriptionState;
  /** when the provider was asked */
  askedAt: Date;
  /** who did it; null for Stripe and for a job */
  actorId: string | null;
};

/**
 * Writes what a provider says about a plan, with its audit event and notice, and closes the try by which it was bought.
 * The same answer twice is the same as once, and an answer to an earlier question than the last changes nothing. Returns
 * the row's id.
 */
export async function writeSubscription(tx: Tx, answer: Answer): Promise<string> {
  const { userId, provider, providerId, state, askedAt } = answer;
  await holdAccount(tx, userId);
  const row = await tx.planSubscription.findUnique({ where: { providerId } });
  if (row && row.askedAt > askedAt) return row.id;
  const id = row?.id ?? newId();
  const change = changeBetween(row, state);
  await tx.planSubscription.upsert({
    where: { providerId },
    create: { id, userId, provider, providerId, ...state, askedAt, createdAt: now() },
    update: { ...state, askedAt },
    select: { id: true },
  });
  if (!row) await closeCheckouts(tx, userId, 'succeeded');
  if (change) await noteChange(tx, answer, { id, change });
  return id;
}

async function noteChange(
  tx: Tx,
  { userId, provider, state, actorId }: Answer,
  { id, change }: { id: string; change: NonNullable<PlanChange> },
): Promise<void> {
  const { plan, period, status } = state;
  await audit(tx, {
    type: `plan.${change}`,
    actorId,
    subjectId: id,
    data: { plan, period, status, provider },
  });
  await tellOfPlan(tx, { userId, change, state, isDemo: provider === 'demo' });
  await publish(tx, [{ topic: `account:${userId}`, kind: 'plan', id }]);
}

/** The account's open try to buy is over: it was bought, or it is given up. Call it while the account is held. */
export async function closeCheckouts(tx: Tx, userId: string, status: 'succeeded' | 'failed'): Promise<void> {
  const closed = await tx.planCheckout.updateManyAndReturn({
    where: { userId, status: 'open' },
    data: { status },
    select: { id: true },
  });
  for (const { id } of closed) {
    await audit(tx, { type: 'plan.checkout_closed', actorId: null, subjectId: id, data: { status } });
  }
}
