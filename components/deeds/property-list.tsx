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
import type { LockedDeed } from '@/lib/deeds/schema';

const HEADING_ID = 'your-properties';
const FIRST_SHOWN = 20;

export function PropertyList() {
  const query = useRead(lockedDeeds());
  const { data, isPending, isFetching } = query;
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
        {isPending && <ListSkeleton />}
        {!data && (
          <LoadFailure
            query={query}
            title="Your properties could not be loaded"
            keeps="Your locks are kept."
            back={PROTECTION_PATH}
            className="mt-8"
          />
        )}
        {data && <Records deeds={data} />}
      </div>
    </section>
  );
}

function Records({ deeds }: { deeds: LockedDeed[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? deeds : deeds.slice(0, FIRST_SHOWN);
  const [only] = deeds;
  useArrival();

  return (
    <>
      <p className="mt-3 text-muted-foreground">{summaryOf(deeds)}</p>
      {only && deeds.length === 1 ? (
        <div className="mt-8">
          <PropertyRecord deed={only} />
        </div>
      ) : (
        <PropertyRows deeds={shown} />
      )}
      {shown.length < deeds.length && (
        <Button variant="outline" className="mt-6" onClick={() => setIsWhole(true)}>
          Show all {deeds.length}
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

function summaryOf(deeds: LockedDeed[]) {
  const locked = deeds.filter((deed) => deed.status !== 'released').length;
  const due = deeds.filter((deed) => deed.status === 'due').length;
  const parts = [
    `${locked || 'None'} locked`,
    due > 0 && `${due} waiting for payment`,
    locked < deeds.length && `${deeds.length - locked} ended`,
  ];
  return parts.filter(Boolean).join(', ');
}
