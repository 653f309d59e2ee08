'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/kit/use-action';
import { actOnDemoPlan } from '@/components/plans/calls';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { planNames, type PlanChoice } from '@/lib/plans/rules/choices';
import { priceOf, TRIAL_DAYS } from '@/lib/plans/rules/plan-prices';
import { formatPrice } from '@/lib/values/money';

type Order = PlanChoice & { id: string; hasTrial: boolean };

/** What is bought, what it costs and when, and the button that buys it. */
export function DemoOrder({ order }: { order: Order }) {
  const router = useRouter();
  const { act, isPending, isDone, problem, dialog } = useAction(
    () => actOnDemoPlan({ act: 'buy', checkoutId: order.id }),
    { onDone: () => router.replace(`/settings/plan?bought=${order.plan}`) },
  );
  const isBusy = isPending || isDone;
  const price = `${formatPrice(priceOf(order))} a ${order.period}`;

  return (
    <section aria-labelledby="order" className="rounded-lg border bg-card p-5 sm:p-6">
      <h2 id="order" className="text-2xl">
        {planNames[order.plan]}
      </h2>
      <p className="mt-3">
        {order.hasTrial
          ? `${TRIAL_DAYS} days free, then ${price} until you cancel.`
          : `${price} until you cancel.`}
      </p>
      <div role="alert" className="mt-4 empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <Button size="lg" className="mt-5" aria-disabled={isBusy} onClick={() => !isDone && void act()}>
        {isBusy && <Spinner />}
        <span aria-live="polite">{isBusy ? 'Processing...' : 'Start the plan (demo)'}</span>
      </Button>
      {dialog}
    </section>
  );
}
