'use client';

import Link from 'next/link';
import { useEffect, useState, type ComponentType } from 'react';
import type { BuyPlanProps } from '@/components/plans/buy-plan';
import { useAuth } from '@/components/session/auth-provider';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

/** A visitor signs up first, and the plan comes along. What opens the checkout is loaded for people who are signed in. */
export function PlanButton({ choice, label, variant = 'default' }: BuyPlanProps) {
  const { user } = useAuth();
  const [Buy, setBuy] = useState<ComponentType<BuyPlanProps> | null>(null);
  const isSignedIn = user !== null;
  const query = `plan=${choice.plan}&period=${choice.period}`;

  useEffect(() => {
    if (!isSignedIn) return;
    // Without it the link below does the same with one step more.
    import('@/components/plans/buy-plan').then(
      (module) => setBuy(() => module.BuyPlan),
      () => undefined,
    );
  }, [isSignedIn]);

  if (isSignedIn && Buy) return <Buy choice={choice} label={label} variant={variant} />;
  return (
    <Link
      href={isSignedIn ? `/settings/plan?${query}` : `/signup?${query}`}
      prefetch={false}
      className={cn(buttonVariants({ variant, size: 'lg' }), 'w-full')}
    >
      {label}
    </Link>
  );
}
