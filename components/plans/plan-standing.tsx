import Link from 'next/link';
import type { ReactNode } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { PortalButton } from '@/components/plans/portal-button';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { planNames } from '@/lib/plans/rules/choices';
import type { CurrentPlan } from '@/lib/plans/schema';
import { formatMoney, formatPrice } from '@/lib/values/money';

/** Which plan is in force, what comes next, and the way to change it. */
export function PlanStanding({ current }: { current: CurrentPlan }) {
  const { plan, period, status } = current;

  return (
    <section aria-labelledby="plan" className="rounded-lg border bg-card p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="plan" className="text-2xl">
          {plan ? planNames[plan] : 'No plan'}
        </h2>
        <StatusBadge current={current} />
        {current.isDemo && <Badge variant="waiting">Demo plan</Badge>}
      </div>
      <div className="mt-3 grid measure gap-3">
        {plan && period ? (
          <p>
            Billed by the {period}. <NextStep current={current} />
          </p>
        ) : (
          <p>
            You have the free vault. A plan gives it more room:{' '}
            <Link href="/pricing" prefetch={false} className="text-link">
              see the plans
            </Link>
            .
          </p>
        )}
        {current.creditCents > 0 && (
          <p>You have {formatMoney(current.creditCents)} of credit toward your next invoices.</p>
        )}
        {status === 'past_due' && (
          <Alert variant="destructive">
            <AlertTitle>The last payment failed</AlertTitle>
            <AlertDescription>
              It will be tried again, and your plan is in force meanwhile. Please check your card.
            </AlertDescription>
          </Alert>
        )}
        {status === 'ended' && <Ended current={current} />}
        {current.isDemo && <p>{sayDemo(status === 'ended')}</p>}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {status !== 'none' && <PortalButton isOver={!plan} />}
        {!plan && (
          <Link href="/pricing" prefetch={false} className={buttonVariants({ size: 'lg' })}>
            Choose a plan
          </Link>
        )}
      </div>
    </section>
  );
}

function StatusBadge({ current: { status, endsAt } }: { current: CurrentPlan }) {
  if (status === 'none') return null;
  if (status === 'ended') return <Badge variant="outline">Ended</Badge>;
  if (endsAt) return <Badge variant="waiting">Cancelled</Badge>;
  if (status === 'past_due') return <Badge variant="destructive">Payment failed</Badge>;
  return <Badge variant="success">{status === 'trialing' ? 'Free trial' : 'In force'}</Badge>;
}

function NextStep({
  current: { endsAt, renewsAt, renewalCents, trialEndsAt, isDemo },
}: {
  current: CurrentPlan;
}): ReactNode {
  if (endsAt) {
    return (
      <>
        It was cancelled and stays in force until <LocalTime value={endsAt} isDay />.{' '}
        {!isDemo && 'Nothing more is charged.'}
      </>
    );
  }
  if (!renewsAt || renewalCents === null) return null;
  return (
    <>
      {trialEndsAt ? 'The free trial ends' : 'It renews'} on <LocalTime value={renewsAt} isDay />, and{' '}
      {isDemo
        ? `it continues at ${formatPrice(renewalCents)} (demo) unless you cancel first.`
        : `${formatPrice(renewalCents)} is charged then unless you cancel first.`}
    </>
  );
}

function sayDemo(isOver: boolean): string {
  return isOver
    ? 'That plan was a demo: no card was asked for, and no money moved.'
    : 'This plan is a demo: no card is asked for, and no money moves.';
}

function Ended({ current: { endsAt, retrievalUntil } }: { current: CurrentPlan }) {
  if (!endsAt || !retrievalUntil) return null;
  return (
    <p>
      Your last plan ended on <LocalTime value={endsAt} isDay />. We promise that you can retrieve your
      documents until <LocalTime value={retrievalUntil} isDay />. Nothing is deleted after that either: what
      is stored can still be read and downloaded. New documents need room in the free vault.
    </p>
  );
}
