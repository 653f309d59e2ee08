import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { isDemoAllowed } from '@/lib/payments/commands/provider';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Cents } from '@/lib/values/money';
import { getCurrentPlan } from '../queries/current-plan';
import {
  changeDemo,
  endDemoPeriod,
  freeStep,
  hasJustRenewed,
  settleWithCredit,
  startDemo,
  type DemoStep,
} from '../rules/demo';
import type { CurrentPlan, DemoPlanAct } from '../schema';
import { assertNoPlan } from './checkout';
import { writeSubscription } from './write-subscription';

type Row = Prisma.PlanSubscriptionModel;

/**
 * Does what Stripe's pages would: buys, changes, cancels at the end of the period, takes that back, or ends the period
 * now. No card is asked for and no money moves. Throws `not_found` where Stripe takes payments, and `conflict` when there
 * is nothing to do that with, or when the period has just begun.
 */
export async function actOnDemoPlan(actor: Actor, act: DemoPlanAct): Promise<CurrentPlan> {
  if (!isDemoAllowed()) throw new AppError('not_found', 'There is no demo provider here.');
  await transaction(async (tx) => {
    await holdAccount(tx, actor.id);
    if (act.act === 'buy') await buy(tx, actor, act.checkoutId);
    else await move(tx, actor, act);
  });
  return getCurrentPlan(actor);
}

async function buy(tx: Tx, { id: userId }: Actor, checkoutId: string): Promise<void> {
  const checkout = await tx.planCheckout.findFirst({ where: { id: checkoutId, userId, provider: 'demo' } });
  if (!checkout) throw new AppError('not_found', 'There is no such order.');
  // The same page in a second tab, or a second click.
  if (checkout.status === 'succeeded') return;
  await assertNoPlan(tx, userId);
  if (checkout.status !== 'open') {
    throw new AppError('conflict', 'Another plan was chosen since. Please choose again on the pricing page.');
  }
  const { plan, period, hasTrial } = checkout;
  const step = startDemo({ plan, period }, { hasTrial, at: now() });
  await write(tx, { userId, providerId: `demo_${checkout.id}`, actorId: userId }, step);
}

async function move(tx: Tx, { id: userId }: Actor, act: Exclude<DemoPlanAct, { act: 'buy' }>): Promise<void> {
  const where = { userId, provider: 'demo', status: { not: 'ended' } } as const;
  const row = await tx.planSubscription.findFirst({ where });
  if (!row) throw new AppError('conflict', 'You have no demo plan. Choose one on the pricing page.');
  await write(tx, { userId, providerId: row.providerId, actorId: userId }, stepOf(row, act));
}

function stepOf(row: Row, act: Exclude<DemoPlanAct, { act: 'buy' }>): DemoStep {
  const at = now();
  const state = stateOf(row);
  switch (act.act) {
    case 'change': {
      const { plan, period } = act;
      if (plan === row.plan && period === row.period) return freeStep(state);
      return changeDemo(state, { plan, period }, at);
    }
    case 'cancel':
      return freeStep({ ...state, cancelsAt: row.cancelsAt ?? row.periodEndsAt });
    case 'resume':
      return freeStep({ ...state, cancelsAt: null });
    case 'end-period':
      if (hasJustRenewed(state, at)) throw justRenewed();
      return endDemoPeriod(state, at);
  }
}

function justRenewed(): AppError {
  return new AppError('conflict', 'This period has just begun. Wait a minute before you end it, too.');
}

/**
 * Renews demo plans whose period is over, or ends them; where Stripe takes payments by now, all of them end. Safe to run
 * twice.
 */
export async function renewDemoPlans(): Promise<{ renewed: number }> {
  const isOver = isDemoAllowed() ? { periodEndsAt: { lte: now() } } : {};
  const where = { provider: 'demo', status: { not: 'ended' }, ...isOver } as const;
  const due = await db.planSubscription.findMany({ where, select: { id: true, userId: true } });
  for (const { id, userId } of due) {
    await transaction(async (tx) => {
      await holdAccount(tx, userId);
      const row = await tx.planSubscription.findFirst({ where: { id, ...where } });
      if (!row) return;
      const holder = { userId, providerId: row.providerId, actorId: null };
      const at = now();
      const step = isDemoAllowed()
        ? endDemoPeriod(stateOf(row), row.periodEndsAt)
        : endDemoPeriod({ ...stateOf(row), cancelsAt: at }, at);
      await write(tx, holder, step);
    });
  }
  return { renewed: due.length };
}

type Holder = { userId: string; providerId: string; actorId: string | null };

async function write(tx: Tx, holder: Holder, step: DemoStep): Promise<void> {
  const at = now();
  const { state } = step;
  const { userId, actorId } = holder;
  const before = await takeCredit(tx, userId);
  const subscriptionId = await writeSubscription(tx, { ...holder, provider: 'demo', state, askedAt: at });
  const { chargedCents, usedCents, creditCents, lines } = settleWithCredit(step, before);
  if (creditCents > 0) {
    await tx.planSubscription.update({ where: { id: subscriptionId }, data: { creditCents } });
  }
  if (creditCents > before) {
    const data = { creditCents: creditCents - before };
    await audit(tx, { type: 'plan.credited', actorId, subjectId: subscriptionId, data });
  }
  if (chargedCents + usedCents === 0) return;
  const id = newId();
  const paid = { amountCents: chargedCents, plan: state.plan, period: state.period, paidAt: at, lines };
  await tx.planReceipt.create({
    data: { id, userId, subscriptionId, providerId: `demo_${id}`, number: numberOf(id), ...paid },
    select: { id: true },
  });
  await audit(tx, { type: 'plan.paid', actorId, subjectId: id, data: { amountCents: chargedCents } });
}

/** The credit of the account's demo plans, taken off the row where it stands; it goes on to the next plan. */
async function takeCredit(tx: Tx, userId: string): Promise<Cents> {
  const where = { userId, provider: 'demo', creditCents: { gt: 0 } } as const;
  const rows = await tx.planSubscription.findMany({ where, select: { creditCents: true } });
  await tx.planSubscription.updateMany({ where, data: { creditCents: 0 } });
  return rows.reduce((cents, row) => cents + row.creditCents, 0);
}

/** Marked as what it is, so that no bookkeeper takes it for a receipt of money. */
function numberOf(id: string): string {
  return `DEMO-${id.slice(0, 8).toUpperCase()}`;
}

function stateOf(row: Row) {
  const { plan, period, status, periodStartsAt, periodEndsAt, trialEndsAt, cancelsAt, endedAt } = row;
  return { plan, period, status, periodStartsAt, periodEndsAt, trialEndsAt, cancelsAt, endedAt };
}
