import { ClaimText } from '@/components/shell/claim';
import { BillingToggle } from '@/components/plans/billing-toggle';
import { PlanCard } from '@/components/plans/plan-card';
import { planPromises, plans, savingBanner } from '@/lib/plans/content/plans';
import { yearlySaving } from '@/lib/plans/rules/yearly-saving';

const savings = plans.map((plan) => yearlySaving(plan).percent);

export function PlanBoard() {
  return (
    <div className="group/billing">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <BillingToggle />
        <p className="max-w-prose text-[0.9375rem] leading-6">
          <strong className="block font-serif text-xl font-semibold">
            <ClaimText claim={savingBanner} />
          </strong>
          <span className="text-muted-foreground">
            What the prices below really save by the year is about {Math.max(...savings)}%, with every plan:
            twelve months for the price of ten.
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
