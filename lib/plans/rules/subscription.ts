import type { PlanName, PlanPeriod, PlanStatus } from './choices';

/** A plan as its provider says it is. */
export type SubscriptionState = {
  plan: PlanName;
  period: PlanPeriod;
  status: PlanStatus;
  periodStartsAt: Date;
  periodEndsAt: Date;
  trialEndsAt: Date | null;
  cancelsAt: Date | null;
  endedAt: Date | null;
};

type Standing = Pick<SubscriptionState, 'status' | 'cancelsAt'>;

/** A plan that was cancelled is over on its day, whether or not anybody has said so by then. */
export function isInForce({ status, cancelsAt }: Standing, at: Date): boolean {
  return status !== 'ended' && !(cancelsAt && cancelsAt <= at);
}

/**
 * How Stripe's word for a subscription reads here; null for one that never began, because its first payment was not made
 * (https://docs.stripe.com/api/subscriptions/object#subscription_object-status).
 */
export function statusOfStripe(status: string): PlanStatus | null {
  switch (status) {
    case 'trialing':
    case 'active':
    case 'past_due':
      return status;
    case 'incomplete':
    case 'incomplete_expired':
      return null;
    // `canceled`, `unpaid`, `paused`: nothing is paid for.
    default:
      return 'ended';
  }
}

export type PlanChange =
  | 'started'
  | 'changed'
  | 'cancelled'
  | 'resumed'
  | 'renewed'
  | 'payment_failed'
  | 'ended'
  | null;

/** What happened between two answers of a provider, for the trail and the notice. Null when nothing did. */
export function changeBetween(before: SubscriptionState | null, after: SubscriptionState): PlanChange {
  if (after.status === 'ended') return before?.status === 'ended' ? null : 'ended';
  if (!before) return 'started';
  if (after.plan !== before.plan || after.period !== before.period) return 'changed';
  if (after.status === 'past_due' && before.status !== 'past_due') return 'payment_failed';
  if (after.cancelsAt && !before.cancelsAt) return 'cancelled';
  if (!after.cancelsAt && before.cancelsAt) return 'resumed';
  return after.periodEndsAt > before.periodEndsAt || after.status !== before.status ? 'renewed' : null;
}
