'use client';

import { useEffect, useRef, useState } from 'react';
import { PropertyRecord } from '@/components/deeds/property-record';
import { PropertyRows } from '@/components/deeds/property-rows';
import { PROTECTION_PATH } from '@/components/deeds/draft';
import { lockedDeeds } from '@/components/deeds/queries';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { useAccountEvents } from '@/components/session/use-account-events';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { LOCKS_FIRST_SHOWN } from '@/lib/deeds/rules/lock';
import type { LockedDeed, PropertyCounts } from '@/lib/deeds/schema';

const HEADING_ID = 'your-properties';

/** What a page knows of the list when it is drawn: the newest locks, and how many there are in all. */
type KnownLocks = { newest: LockedDeed[]; counts: PropertyCounts };

export function PropertyList({ known }: { known?: KnownLocks }) {
  const query = useRead(lockedDeeds());
  const { isPending, isFetching } = query;
  const data = query.data ?? known?.newest;
  const counts = query.data || !known ? countsOf(data ?? []) : known.counts;
  useAccountEvents(({ kind }) => {
    if (kind === 'payment') void query.refetch();
  });

  if (data?.length === 0) return null;
  return (
    <section aria-labelledby={HEADING_ID} aria-busy={isFetching} className="border-y bg-card">
      <div className="page py-8 sm:py-10">
        <h2 id={HEADING_ID} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          Your Protected Properties
        </h2>
        {isPending && !data && <ListSkeleton />}
        {data && <Records deeds={data} counts={counts} />}
        {!query.data && (
          <LoadFailure
            query={query}
            title="Your properties could not be loaded"
            keeps="Your locks are kept."
            back={PROTECTION_PATH}
            className="mt-8"
          />
        )}
      </div>
    </section>
  );
}

function Records({ deeds, counts }: { deeds: LockedDeed[]; counts: PropertyCounts }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? deeds : deeds.slice(0, LOCKS_FIRST_SHOWN);
  const [only] = deeds;
  const total = counts.locked + counts.ended;
  useArrival();

  return (
    <>
      <p className="mt-3 text-muted-foreground">{summaryOf(counts)}</p>
      {only && deeds.length === 1 ? (
        <div className="mt-8">
          <PropertyRecord deed={only} />
        </div>
      ) : (
        <PropertyRows deeds={shown} />
      )}
      {!isWhole && shown.length < total && (
        <Button variant="outline" className="mt-6" onClick={() => setIsWhole(true)}>
          Show all {total}
        </Button>
      )}
    </>
  );
}

/** Links to the list arrive before the list does. */
function useArrival() {
  const hasArrived = useRef(false);

  useEffect(() => {
    if (hasArrived.current || location.hash !== `#${HEADING_ID}`) return;
    hasArrived.current = true;
    document.getElementById(HEADING_ID)?.scrollIntoView();
  }, []);
}

function ListSkeleton() {
  return (
    <div role="status" className="mt-8 grid gap-5">
      <span className="sr-only">Loading your properties</span>
      <Skeleton className="h-64" />
    </div>
  );
}

function countsOf(deeds: LockedDeed[]): PropertyCounts {
  const locked = deeds.filter(({ status }) => status !== 'released');
  return {
    locked: locked.length,
    due: locked.filter(({ status }) => status === 'due').length,
    contested: locked.filter(({ contested }) => contested).length,
    ended: deeds.length - locked.length,
  };
}

function summaryOf({ locked, due, ended }: PropertyCounts) {
  const parts = [
    `${locked || 'None'} locked`,
    due > 0 && `${due} waiting for payment`,
    ended > 0 && `${ended} ended`,
  ];
  return parts.filter(Boolean).join(', ');
}
