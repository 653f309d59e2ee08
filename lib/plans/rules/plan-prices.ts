import type { Cents } from '@/lib/values/money';
import type { PlanChoice, PlanPeriod } from './choices';

type PlanPrice = { monthlyCents: Cents; yearlyCents: Cents };

export const planPrices = {
  basic: { monthlyCents: 2_900, yearlyCents: 29_000 },
  professional: { monthlyCents: 7_900, yearlyCents: 79_000 },
  enterprise: { monthlyCents: 29_900, yearlyCents: 299_000 },
} satisfies Record<string, PlanPrice>;

/** Once for each account. */
export const TRIAL_DAYS = 14;

/** So many days before a trial ends its holder is reminded. */
export const TRIAL_REMINDER_DAYS = 3;

/** So long after the end of a plan we promise that documents can be retrieved; nothing is deleted then either. */
export const RETRIEVAL_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** What a period costs. */
export function priceOf({ plan, period }: PlanChoice): Cents {
  const { monthlyCents, yearlyCents } = planPrices[plan];
  return period === 'month' ? monthlyCents : yearlyCents;
}

/**
 * The same day of the next month or year, UTC; the last of a shorter month instead of a day that it lacks, and then the
 * day of `anchor` again (Stripe's rule for its billing cycle anchor).
 */
export function periodAfter(from: Date, period: PlanPeriod, anchor = from): Date {
  const months = period === 'month' ? 1 : 12;
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return next;
}
