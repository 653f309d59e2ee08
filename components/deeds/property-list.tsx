'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DEEDS_URL, onDeedsRefreshed } from '@/components/deeds/deed-news';
import { PropertyRecord } from '@/components/deeds/property-record';
import { SessionEnded } from '@/components/deeds/session-ended';
import { QueryProvider } from '@/components/kit/query-provider';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { LockedDeed } from '@/lib/deeds/schema';
import { ApiError } from '@/lib/platform/api-client';

const HEADING_ID = 'your-properties';
const FIRST_SHOWN = 20;
const queryKey = [DEEDS_URL];

export function PropertyList() {
  return (
    <QueryProvider>
      <Properties />
    </QueryProvider>
  );
}

function Properties() {
  const { data, error, isPending, isFetching, refetch } = useQuery<LockedDeed[]>({ queryKey });
  const client = useQueryClient();

  useEffect(
    () =>
      onDeedsRefreshed((deeds) => {
        if (deeds) client.setQueryData(queryKey, deeds);
        else void client.invalidateQueries({ queryKey });
      }),
    [client],
  );

  if (data?.length === 0) return null;
  return (
    <section aria-labelledby={HEADING_ID} aria-busy={isFetching} className="border-y bg-card">
      <div className="page py-12 sm:py-16">
        <h2 id={HEADING_ID} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          Your Protected Properties
        </h2>
        {isPending && <ListSkeleton />}
        {error && !data && (
          <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data && <Records deeds={data} />}
      </div>
    </section>
  );
}

function Records({ deeds }: { deeds: LockedDeed[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? deeds : deeds.slice(0, FIRST_SHOWN);
  useArrival();

  return (
    <>
      <p className="mt-3 text-muted-foreground">{summaryOf(deeds)}</p>
      <ul className="mt-8 grid grid-cols-1 gap-5">
        {shown.map((deed) => (
          <li key={deed.id}>
            <PropertyRecord deed={deed} />
          </li>
        ))}
      </ul>
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

type LoadFailureProps = { error: Error; isRetrying: boolean; onRetry: () => void };

function LoadFailure({ error, isRetrying, onRetry }: LoadFailureProps) {
  if (error instanceof ApiError && error.status === 401) {
    return (
      <div className="mt-8">
        <SessionEnded />
      </div>
    );
  }

  return (
    <Alert role="alert" variant="destructive" className="mt-8">
      <AlertTitle>Your properties could not be loaded</AlertTitle>
      <AlertDescription>
        <p>
          {error instanceof ApiError ? error.detail : 'The server could not be reached.'} Your locks are kept.
        </p>
        <Button variant="outline" className="mt-3" aria-disabled={isRetrying} onClick={onRetry}>
          {isRetrying ? 'Loading' : 'Try again'}
        </Button>
      </AlertDescription>
    </Alert>
  );
}

function summaryOf(deeds: LockedDeed[]) {
  const locked = deeds.filter((deed) => deed.status !== 'released').length;
  const due = deeds.filter((deed) => deed.status === 'due').length;
  const parts = [
    `${locked || 'None'} locked`,
    due > 0 && `${due} waiting for payment`,
    locked < deeds.length && `${deeds.length - locked} released`,
  ];
  return parts.filter(Boolean).join(', ');
}
