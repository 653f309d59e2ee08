import { BillingToggle } from '@/components/plans/billing-toggle';
import { PlanCard } from '@/components/plans/plan-card';
import { planPromises, plans, quotedPopular, quotedSaving } from '@/lib/plans/content/plans';
import { yearlySaving } from '@/lib/plans/rules/yearly-saving';

const savings = plans.map((plan) => yearlySaving(plan).percent);

export function PlanBoard() {
  return (
    <div className="group/billing">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <BillingToggle />
        <p className="font-serif text-xl font-semibold">
          Paying by the year saves about {Math.max(...savings)}%
        </p>
      </div>
      <ul className="mt-8 grid gap-5 lg:grid-cols-3 lg:gap-y-0">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-[0.9375rem]">
        {planPromises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <p className="mt-4 measure text-sm text-muted-foreground">
        The saving is worked out from the prices above, with every plan: twelve months for the price of ten.
        We announced “{quotedSaving}”, and Professional Guard as “{quotedPopular}”; nobody has counted that.
        The 30 days count from the day on which the plan ends.
      </p>
    </div>
  );
}
