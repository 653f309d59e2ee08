'use client';

import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { readStats } from '@/components/notary/queries';
import { useTimeZone } from '@/components/notary/work/use-time-zone';
import { Skeleton } from '@/components/ui/skeleton';
import type { NotaryStats } from '@/lib/notary/schema/profile';
import { formatMoney, toCents } from '@/lib/values/money';

export function StatCards({ userId }: { userId: string }) {
  const query = useRead(readStats(userId, useTimeZone()));
  const { data, isPending } = query;
  if (isPending) return <CardsLoading />;
  if (!data) {
    const title = 'Your numbers could not be loaded';
    return <LoadFailure query={query} title={title} keeps="Your visits and earnings are kept." />;
  }
  const { todayEarnings, weekCompletions, weekEarnings, averageRating, reviews, responseMinutes } = data;

  return (
    <dl className={GRID}>
      <Card name="Today’s earnings" says="Since midnight, by your clock">
        {formatMoney(toCents(todayEarnings))}
      </Card>
      <Card name="This week’s completions" says={`${formatMoney(toCents(weekEarnings))} since Monday`}>
        {weekCompletions}
      </Card>
      <Card name="Average rating" says={reviews === 0 ? 'No review yet' : countReviews(reviews)}>
        {averageRating === null ? '–' : averageRating.toFixed(1)}
      </Card>
      <Card
        name="Response time"
        says={responseMinutes === null ? 'No answer yet' : 'Half of your answers are faster'}
      >
        {responseMinutes === null ? '–' : `${responseMinutes} min`}
      </Card>
    </dl>
  );
}

const GRID =
  'grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border *:bg-card lg:grid-cols-4 max-[22rem]:grid-cols-1';

function Card({ name, says, children }: { name: string; says: string; children: ReactNode }) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-0 p-4 sm:p-5">
      <dt className="eyebrow">{name}</dt>
      <dd className="mt-1 font-serif text-2xl font-semibold tabular-nums sm:text-3xl">{children}</dd>
      <dd className="mt-1 text-sm text-muted-foreground">{says}</dd>
    </div>
  );
}

function CardsLoading() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">Loading your numbers</span>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="p-4 sm:p-5">
          <Skeleton className="h-24" />
        </div>
      ))}
    </div>
  );
}

export function Performance({ userId }: { userId: string }) {
  const { data, isPending } = useRead(readStats(userId, useTimeZone()));

  return (
    <section aria-labelledby="performance">
      <h2 id="performance" className="text-2xl">
        Performance
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">Of the last 90 days</p>
      {isPending && <Skeleton className="mt-4 h-36" />}
      {!isPending && !data && <p className="mt-4 text-muted-foreground">These could not be loaded.</p>}
      {data && <Shares stats={data} />}
    </section>
  );
}

function Shares({ stats }: { stats: NotaryStats }) {
  const rows = [
    { name: 'Satisfaction', share: stats.satisfactionPercent, empty: 'no review yet' },
    { name: 'On time', share: stats.onTimePercent, empty: 'no visit yet' },
    { name: 'Completion', share: stats.completionPercent, empty: 'no visit yet' },
  ];

  return (
    <dl className="mt-4 grid gap-4 rounded-lg border bg-card p-5">
      {rows.map(({ name, share, empty }) => (
        <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4">
          <dt>{name}</dt>
          <dd className="font-medium tabular-nums">
            {share === null ? (
              <>
                –<span className="font-normal text-muted-foreground"> {empty}</span>
              </>
            ) : (
              `${share}%`
            )}
          </dd>
          <dd aria-hidden className="col-span-2 mt-1.5 h-1.5 overflow-hidden rounded-full bg-secondary">
            <div className="h-full bg-primary" style={{ width: `${share ?? 0}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function countReviews(reviews: number) {
  return reviews === 1 ? '1 review' : `${reviews} reviews`;
}
