'use client';

import { useInBrowser } from '@/components/kit/use-in-browser';
import { planNames, readChoice } from '@/lib/plans/rules/choices';
import { priceOf, TRIAL_DAYS } from '@/lib/plans/rules/plan-prices';
import { formatPrice } from '@/lib/values/money';

/** Above the form, for whoever comes with a plan in mind: the checkout follows. */
export function ChosenPlan() {
  const search = useInBrowser(() => location.search, '');
  const choice = readChoice(new URLSearchParams(search));
  if (!choice) return null;

  return (
    <p className="mb-6 rounded-lg border bg-background p-4 text-[0.9375rem] leading-6">
      You chose <strong className="font-semibold">{planNames[choice.plan]}</strong>,{' '}
      {formatPrice(priceOf(choice))} a {choice.period} after {TRIAL_DAYS} days of free trial. The checkout
      comes next.
    </p>
  );
}
