'use client';

import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { readStats } from '@/components/notary/queries';
import { useTimeZone } from '@/components/notary/work/use-time-zone';
import { Skeleton } from '@/components/ui/skeleton';
import type { NotaryStats } from '@/lib/notary/schema/profile';
import { formatMoney, toCents } from '@/lib/values/money';

type StatCardsProps = {
  userId: string;
  /** as the server counted them, by the clock that it knows of the notary; null where it knows none */
  initial?: NotaryStats | null;
};

export function StatCards({ userId, initial }: StatCardsProps) {
  const query = useRead({
    ...readStats(userId, useTimeZone()),
    placeholderData: initial ?? undefined,
  });
  const { data, isPending } = query;
  if (!data && !isPending) {
    const title = 'Your numbers could not be loaded';
    return <LoadFailure query={query} title={title} keeps="Your visits and earnings are kept." />;
  }

  return (
    <>
      <p role="status" className="sr-only">
        {isPending && 'Loading your numbers'}
      </p>
      <dl aria-busy={isPending} className={GRID}>
        {cardsOf(data).map((card) => (
          <Card key={card.name} {...card} />
        ))}
      </dl>
    </>
  );
}

/** What a card says before its figure is known is its name alone. */
type CardProps = { name: string; figure?: ReactNode; says?: string };

function cardsOf(stats: NotaryStats | undefined): CardProps[] {
  const names = ['Today’s earnings', 'This week’s completions', 'Average rating', 'Response time'];
  if (!stats) return names.map((name) => ({ name }));
  const { todayEarnings, weekCompletions, weekEarnings, averageRating, reviews, responseMinutes } = stats;
  const figures = [
    { figure: formatMoney(toCents(todayEarnings)), says: 'Since midnight, by your clock' },
    { figure: weekCompletions, says: `${formatMoney(toCents(weekEarnings))} since Monday` },
    {
      figure: averageRating === null ? '–' : averageRating.toFixed(1),
      says: reviews === 0 ? 'No review yet' : countReviews(reviews),
    },
    {
      figure: responseMinutes === null ? '–' : `${responseMinutes} min`,
      says: responseMinutes === null ? 'No answer yet' : 'Half of your answers are faster',
    },
  ];
  return figures.map((card, index) => ({ name: names[index] ?? '', ...card }));
}

const GRID =
  'grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border *:bg-card lg:grid-cols-4 max-[22rem]:grid-cols-1';

function Card({ name, figure, says }: CardProps) {
  const isKnown = figure !== undefined;
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-0 p-4 sm:p-5">
      <dt className="eyebrow">{name}</dt>
      <dd className="mt-1 font-serif text-2xl font-semibold tabular-nums sm:text-3xl">
        {isKnown ? figure : <Skeleton className="h-8 w-20 sm:h-9" />}
      </dd>
      <dd className="mt-1 text-sm text-muted-foreground">
        {isKnown ? says : <Skeleton className="h-5 w-32 max-w-full" />}
      </dd>
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
          {share !== null && (
            <dd aria-hidden className="col-span-2 mt-1.5 h-1.5 overflow-hidden rounded-full bg-secondary">
              <div className="h-full bg-primary" style={{ width: `${share}%` }} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function countReviews(reviews: number) {
  return reviews === 1 ? '1 review' : `${reviews} reviews`;
}
