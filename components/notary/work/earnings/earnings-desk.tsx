'use client';

import Link from 'next/link';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { readEarnings } from '@/components/notary/queries';
import { useRequestRefresh } from '@/components/notary/use-request-refresh';
import { VisitTable } from '@/components/notary/work/earnings/visit-table';
import { WeekChart } from '@/components/notary/work/earnings/week-chart';
import { useTimeZone } from '@/components/notary/work/use-time-zone';
import { buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Earnings } from '@/lib/notary/schema/profile';
import { formatMoney, toCents } from '@/lib/values/money';

export function EarningsDesk({ userId }: { userId: string }) {
  useRequestRefresh();
  const query = useRead(readEarnings(userId, useTimeZone()));
  const { data, isPending } = query;

  if (isPending) return <Loading />;
  if (!data) {
    const title = 'Your earnings could not be loaded';
    return <LoadFailure query={query} title={title} keeps="What you earned is kept." />;
  }
  return data.visits.length === 0 ? <Nothing /> : <Figures earnings={data} />;
}

function Figures({ earnings: { total, weeks, visits } }: { earnings: Earnings }) {
  return (
    <div className="grid gap-12">
      <dl>
        <dt className="eyebrow">Earned in total</dt>
        <dd className="mt-1 font-serif text-4xl font-semibold tabular-nums">{formatMoney(toCents(total))}</dd>
        <dd className="mt-1 measure text-sm text-muted-foreground">
          Base price, travel fee and rush of your completed visits, and fees for cancelling too late. Tax is
          left out, and so is what a client pays GuardSign for an entry in the evidence log.
        </dd>
      </dl>
      <section aria-labelledby="weeks">
        <h2 id="weeks" className="text-2xl">
          By week
        </h2>
        <WeekChart weeks={weeks} />
      </section>
      <section aria-labelledby="visits">
        <h2 id="visits" className="text-2xl">
          By visit
        </h2>
        <p className="mt-2 measure text-muted-foreground">
          Each visit can become an invoice for its client.{' '}
          <Link href="/invoices" prefetch={false} className="text-link">
            See your invoices
          </Link>
        </p>
        <VisitTable visits={visits} />
      </section>
    </div>
  );
}

function Nothing() {
  return (
    <div className="measure">
      <h2 className="text-2xl">Nothing earned yet</h2>
      <p className="mt-3 text-muted-foreground">
        Each visit that you complete is listed here with what it brought you, and totaled by week.
      </p>
      <Link
        href="/dashboard/notary"
        prefetch={false}
        className={`${buttonVariants({ variant: 'outline' })} mt-5`}
      >
        See your offers
      </Link>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-8">
      <span className="sr-only">Loading your earnings</span>
      <Skeleton className="h-20 max-w-60" />
      <Skeleton className="h-48" />
      <Skeleton className="h-64" />
    </div>
  );
}
