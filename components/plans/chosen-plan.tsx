import { BuyPlan } from '@/components/plans/buy-plan';
import { planNames, type PlanChoice } from '@/lib/plans/rules/choices';
import { priceOf, TRIAL_DAYS } from '@/lib/plans/rules/plan-prices';
import { formatPrice } from '@/lib/values/money';

const SOLD_AS_DEMO = 'It is sold as a demo here: no card is needed, and no money moves.';

type ChosenPlanProps = {
  choice: PlanChoice;
  hasTrial: boolean;
  /** our own page stands in for Stripe's */
  isDemo: boolean;
};

/** A plan that somebody chose before, with what it costs and the way to the checkout. */
export function ChosenPlan({ choice, hasTrial, isDemo }: ChosenPlanProps) {
  const price = `${formatPrice(priceOf(choice))} a ${choice.period}`;

  return (
    <section aria-labelledby="chosen" className="rounded-lg border border-primary bg-card p-5 sm:p-6">
      <h2 id="chosen" className="text-2xl">
        {planNames[choice.plan]}
      </h2>
      <p className="mt-3 measure">
        {hasTrial
          ? `${TRIAL_DAYS} days free, then ${price} until you cancel. If you cancel in the trial, nothing is charged.`
          : `${price} until you cancel. Your account has had its free trial.`}
      </p>
      {isDemo && <p className="mt-2 measure">{SOLD_AS_DEMO}</p>}
      <div className="mt-5 max-w-60">
        <BuyPlan choice={choice} label="Continue to checkout" />
      </div>
    </section>
  );
}
