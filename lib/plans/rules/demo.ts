import type { Cents } from '@/lib/values/money';
import type { PlanChoice } from './choices';
import { addDays, periodAfter, priceOf, TRIAL_DAYS } from './plan-prices';
import { creditLine, priceLine, sumOfLines, usedLine, type ReceiptLine } from './receipt-lines';
import type { SubscriptionState } from './subscription';

/** What the demo provider does with a plan, what it would have charged for it, and how that came about. */
export type DemoStep = { state: SubscriptionState; chargedCents: Cents; lines: ReceiptLine[] };

/** So long after the end of a period was asked for, the next one cannot be ended: three clicks are one renewal. */
const RENEWAL_REST_MS = 60_000;

/** A step that costs nothing. */
export function freeStep(state: SubscriptionState): DemoStep {
  return { state, chargedCents: 0, lines: [] };
}

function paidStep(state: SubscriptionState, lines: ReceiptLine[]): DemoStep {
  return { state, chargedCents: Math.max(0, sumOfLines(lines)), lines };
}

/** The line of a whole period. */
function periodLine(state: SubscriptionState): ReceiptLine {
  return priceLine(state, priceOf(state), { from: state.periodStartsAt, to: state.periodEndsAt });
}

/** The demo provider's beginning of a plan: with the trial, else with a paid period. */
export function startDemo(choice: PlanChoice, { hasTrial, at }: { hasTrial: boolean; at: Date }): DemoStep {
  const trialEndsAt = hasTrial ? addDays(at, TRIAL_DAYS) : null;
  const state: SubscriptionState = {
    ...choice,
    status: hasTrial ? 'trialing' : 'active',
    periodStartsAt: at,
    periodEndsAt: trialEndsAt ?? periodAfter(at, choice.period),
    trialEndsAt,
    cancelsAt: null,
    endedAt: null,
  };
  return hasTrial ? freeStep(state) : paidStep(state, [periodLine(state)]);
}

/** A step after the credit of earlier ones: what is charged, by which lines, and the credit from then on. */
export type Settled = { chargedCents: Cents; usedCents: Cents; creditCents: Cents; lines: ReceiptLine[] };

/** Credit pays before money does, and what a change leaves over becomes credit: the balance of Stripe's customers. */
export function settleWithCredit({ lines }: DemoStep, creditCents: Cents): Settled {
  const sum = sumOfLines(lines);
  const usedCents = Math.min(Math.max(0, sum), creditCents);
  return {
    chargedCents: Math.max(0, sum) - usedCents,
    usedCents,
    creditCents: creditCents - usedCents + Math.max(0, -sum),
    lines: usedCents > 0 ? [...lines, usedLine(usedCents)] : lines,
  };
}

/**
 * Another plan or period, as Stripe's portal does it: a trial goes on; else what is left of the paid period counts toward
 * the new one. The same period stays and the difference of what remains is charged; another period begins now, at whose
 * end a plan ends that was cancelled. What is too much is below nothing in the lines, and becomes credit.
 */
export function changeDemo(before: SubscriptionState, choice: PlanChoice, at: Date): DemoStep {
  if (before.status === 'trialing') return freeStep({ ...before, ...choice });
  const left = shareLeft(before, at);
  const creditCents = Math.round(priceOf(before) * left);
  const isSamePeriod = choice.period === before.period;
  const dueCents = isSamePeriod ? Math.round(priceOf(choice) * left) : priceOf(choice);
  const periodOfChoice = isSamePeriod
    ? {}
    : { periodStartsAt: at, periodEndsAt: periodAfter(at, choice.period) };
  const changed = { ...before, ...choice, ...periodOfChoice };
  const state = { ...changed, cancelsAt: before.cancelsAt && changed.periodEndsAt };
  return paidStep(state, [
    priceLine(choice, dueCents, { from: at, to: state.periodEndsAt }),
    creditLine(before, creditCents, { from: at, to: before.periodEndsAt }),
  ]);
}

/** At the end of its period a plan renews and is charged, or ends if it was cancelled. `at` is when that is. */
export function endDemoPeriod(before: SubscriptionState, at: Date): DemoStep {
  if (before.cancelsAt) {
    return freeStep({ ...before, status: 'ended', cancelsAt: at, endedAt: at });
  }
  const trialEndsAt = before.trialEndsAt && before.trialEndsAt > at ? at : before.trialEndsAt;
  const state: SubscriptionState = {
    ...before,
    status: 'active',
    trialEndsAt,
    periodStartsAt: at,
    periodEndsAt: periodAfter(at, before.period),
  };
  return paidStep(state, [periodLine(state)]);
}

/** Whether the running paid period began a moment ago, so that ending it too would only be the same click again. */
export function hasJustRenewed(
  { status, cancelsAt, periodStartsAt }: Pick<SubscriptionState, 'status' | 'cancelsAt' | 'periodStartsAt'>,
  at: Date,
): boolean {
  return status === 'active' && !cancelsAt && at.getTime() - periodStartsAt.getTime() < RENEWAL_REST_MS;
}

/** How much of the paid period is left, from 0 to 1. */
function shareLeft({ periodStartsAt, periodEndsAt }: SubscriptionState, at: Date): number {
  const whole = periodEndsAt.getTime() - periodStartsAt.getTime();
  return Math.min(1, Math.max(0, (periodEndsAt.getTime() - at.getTime()) / whole));
}
