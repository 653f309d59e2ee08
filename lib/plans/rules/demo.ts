import type { Cents } from '@/lib/values/money';
import type { PlanChoice } from './choices';
import { addDays, periodAfter, priceOf, TRIAL_DAYS } from './plan-prices';
import type { SubscriptionState } from './subscription';

/** What the demo provider does with a plan, and what it would have charged for it. */
export type DemoStep = { state: SubscriptionState; chargedCents: Cents };

/** The demo provider's beginning of a plan: with the trial, else with a paid period. */
export function startDemo(choice: PlanChoice, { hasTrial, at }: { hasTrial: boolean; at: Date }): DemoStep {
  const trialEndsAt = hasTrial ? addDays(at, TRIAL_DAYS) : null;
  return {
    state: {
      ...choice,
      status: hasTrial ? 'trialing' : 'active',
      periodStartsAt: at,
      periodEndsAt: trialEndsAt ?? periodAfter(at, choice.period),
      trialEndsAt,
      cancelsAt: null,
      endedAt: null,
    },
    chargedCents: hasTrial ? 0 : priceOf(choice),
  };
}

/**
 * Another plan or period, as Stripe's portal does it: a trial goes on; else what is left of the paid period counts toward
 * the new one. The same period stays and the difference of what remains is charged; another period begins now. What is
 * too much is not paid back by the demo provider (at Stripe it is credited).
 */
export function changeDemo(before: SubscriptionState, choice: PlanChoice, at: Date): DemoStep {
  if (before.status === 'trialing') return { state: { ...before, ...choice }, chargedCents: 0 };
  const left = shareLeft(before, at);
  const creditCents = Math.round(priceOf(before) * left);
  const isSamePeriod = choice.period === before.period;
  const dueCents = isSamePeriod ? Math.round(priceOf(choice) * left) : priceOf(choice);
  const periodOfChoice = isSamePeriod
    ? {}
    : { periodStartsAt: at, periodEndsAt: periodAfter(at, choice.period) };
  return {
    state: { ...before, ...choice, ...periodOfChoice },
    chargedCents: Math.max(0, dueCents - creditCents),
  };
}

/** At the end of its period a plan renews and is charged, or ends if it was cancelled. `at` is when that is. */
export function endDemoPeriod(before: SubscriptionState, at: Date): DemoStep {
  if (before.cancelsAt) {
    return { state: { ...before, status: 'ended', cancelsAt: at, endedAt: at }, chargedCents: 0 };
  }
  const trialEndsAt = before.trialEndsAt && before.trialEndsAt > at ? at : before.trialEndsAt;
  const state: SubscriptionState = {
    ...before,
    status: 'active',
    trialEndsAt,
    periodStartsAt: at,
    periodEndsAt: periodAfter(at, before.period),
  };
  return { state, chargedCents: priceOf(before) };
}

/** How much of the paid period is left, from 0 to 1. */
function shareLeft({ periodStartsAt, periodEndsAt }: SubscriptionState, at: Date): number {
  const whole = periodEndsAt.getTime() - periodStartsAt.getTime();
  return Math.min(1, Math.max(0, (periodEndsAt.getTime() - at.getTime()) / whole));
}
