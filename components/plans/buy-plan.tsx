'use client';

import Link from 'next/link';
import { useAction } from '@/components/kit/use-action';
import { useRead } from '@/components/kit/use-read';
import { currentPlan } from '@/components/plans/queries';
import { useLeave } from '@/components/plans/use-leave';
import { openPlanCheckout } from '@/components/session/plan-checkout';
import { Alert } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/spinner';
import type { PlanChoice } from '@/lib/plans/rules/choices';

export type BuyPlanProps = {
  choice: PlanChoice;
  label: string;
  variant?: 'default' | 'outline';
};

/** For a person who is signed in: opens the checkout, or leads to the plan that they have. */
export function BuyPlan({ choice, label, variant = 'default' }: BuyPlanProps) {
  const { data: current } = useRead(currentPlan());
  const { act, isPending, problem, dialog } = useAction(() => openPlanCheckout(choice), {
    onDone: useLeave(),
  });

  if (current?.plan) {
    const isThis = current.plan === choice.plan && current.period === choice.period;
    return (
      <Link
        href="/settings/plan"
        prefetch={false}
        className={cn(buttonVariants({ variant, size: 'lg' }), 'w-full')}
      >
        {isThis ? 'This is your plan' : 'Change to this plan'}
      </Link>
    );
  }
  return (
    <>
      <Button
        variant={variant}
        size="lg"
        className="w-full"
        aria-disabled={isPending}
        onClick={() => void act()}
      >
        {isPending && <Spinner />}
        <span aria-live="polite">{isPending ? 'Opening the checkout' : label}</span>
      </Button>
      <div role="alert" className="mt-3 empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      {dialog}
    </>
  );
}
