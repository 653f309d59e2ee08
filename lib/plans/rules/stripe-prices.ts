import { planNames, planPeriods, soldPlans, type PlanChoice, type PlanName } from './choices';
import { priceOf } from './plan-prices';

/** What Stripe calls a plan. */
const productIdOf = (plan: PlanName) => `plan_${plan}`;

/** The plan that Stripe means; null for what other programs sell there. */
export function planOfProduct(productId: string): PlanName | null {
  return soldPlans.find((plan) => productIdOf(plan) === productId) ?? null;
}

/** The name holds the amount: a new price is another one, and whoever pays the old one goes on paying it. */
export function stripePriceOf(choice: PlanChoice) {
  const amountCents = priceOf(choice);
  return {
    lookupKey: `plan_${choice.plan}_${choice.period}_${amountCents}`,
    productId: productIdOf(choice.plan),
    productName: planNames[choice.plan],
    amountCents,
    interval: choice.period,
  };
}

export const stripePrices = soldPlans.flatMap((plan) =>
  planPeriods.map((period) => stripePriceOf({ plan, period })),
);
