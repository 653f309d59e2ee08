/** The plans that are bought here; Enterprise Shield begins with a conversation. */
export const soldPlans = ['basic', 'professional'] as const;
export type PlanName = (typeof soldPlans)[number];

export const planPeriods = ['month', 'year'] as const;
export type PlanPeriod = (typeof planPeriods)[number];

export type PlanChoice = { plan: PlanName; period: PlanPeriod };

export type PlanStatus = 'trialing' | 'active' | 'past_due' | 'ended';

/** As the plans are called on every page, in Stripe and on receipts. */
export const planNames: Record<PlanName, string> = {
  basic: 'Basic Protection',
  professional: 'Professional Guard',
};

/** What an address chooses (`?plan=basic&period=month`); the month unless it names the year. Null for a plan that is not sold. */
export function readChoice(query: URLSearchParams): PlanChoice | null {
  const plan = soldPlans.find((name) => name === query.get('plan'));
  return plan ? { plan, period: query.get('period') === 'year' ? 'year' : 'month' } : null;
}
