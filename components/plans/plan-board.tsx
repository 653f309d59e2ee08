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
        <p className="max-w-prose text-[0.9375rem] leading-6">
          <strong className="block font-serif text-xl font-semibold">
            Paying by the year saves about {Math.max(...savings)}%
          </strong>
          <span className="text-muted-foreground">
            Worked out from the prices below, with every plan: twelve months for the price of ten. We
            announced “{quotedSaving}”, and Professional Guard as “{quotedPopular}”; nobody has counted that.
          </span>
        </p>
      </div>
      <ul className="mt-8 grid gap-5 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-[0.9375rem]">
        {planPromises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </div>
  );
}
