'use client';

import { useRouter } from 'next/navigation';
import { LocalTime } from '@/components/kit/local-time';
import { useAction } from '@/components/kit/use-action';
import { actOnDemoPlan } from '@/components/plans/calls';
import { currentPlan } from '@/components/plans/queries';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { planNames, planPeriods, soldPlans, type PlanChoice } from '@/lib/plans/rules/choices';
import { priceOf } from '@/lib/plans/rules/plan-prices';
import type { CurrentPlan, DemoPlanAct } from '@/lib/plans/schema';
import { formatMoney, formatPrice } from '@/lib/values/money';

const choices: PlanChoice[] = soldPlans.flatMap((plan) => planPeriods.map((period) => ({ plan, period })));

/** Another plan, the end of it, and the end of the period at once, for trying out. */
export function DemoPortal({ current }: { current: CurrentPlan }) {
  const router = useRouter();
  const { act, isPending, problem, dialog } = useAction((asked: DemoPlanAct) => actOnDemoPlan(asked), {
    says: (after) => ({ title: sayStanding(after) }),
    onDone: () => router.refresh(),
    refreshes: [currentPlan().queryKey],
  });
  const { plan, period, endsAt, renewsAt } = current;
  if (!plan || !period) return <p>You have no plan in force, so there is nothing to change here.</p>;
  const button = (label: string, asked: DemoPlanAct) => (
    <Button variant="outline" size="lg" aria-disabled={isPending} onClick={() => void act(asked)}>
      {label}
    </Button>
  );

  return (
    <>
      <p>
        {planNames[plan]}, by the {period}. {endsAt ? 'It was cancelled and ends on ' : 'The period ends on '}
        <LocalTime value={endsAt ?? renewsAt ?? ''} isDay />.
        {current.creditCents > 0 && ` Your credit is ${formatMoney(current.creditCents)}.`}
      </p>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <section aria-labelledby="change">
        <h2 id="change" className="text-2xl">
          Change
        </h2>
        <p className="mt-2 text-muted-foreground">
          What is left of the time that you paid for counts toward the new price. If that is more than the new
          price, the rest is credit toward your next invoices.
        </p>
        <ul className="mt-4 grid gap-3">
          {choices
            .filter((choice) => choice.plan !== plan || choice.period !== period)
            .map((choice) => (
              <li key={`${choice.plan} ${choice.period}`}>
                {button(`${planNames[choice.plan]}, ${formatPrice(priceOf(choice))} a ${choice.period}`, {
                  act: 'change',
                  ...choice,
                })}
              </li>
            ))}
        </ul>
      </section>
      <section aria-labelledby="end">
        <h2 id="end" className="text-2xl">
          Cancel
        </h2>
        <p className="mt-2 text-muted-foreground">A cancelled plan runs to the end of its period.</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {endsAt ? button('Keep the plan', { act: 'resume' }) : button('Cancel the plan', { act: 'cancel' })}
          {button('End the period now (for trying out)', { act: 'end-period' })}
        </div>
      </section>
      {dialog}
    </>
  );
}

function sayStanding({ plan, endsAt }: CurrentPlan): string {
  if (!plan) return 'Your plan has ended';
  return endsAt ? `${planNames[plan]} is cancelled` : `${planNames[plan]} is in force`;
}
