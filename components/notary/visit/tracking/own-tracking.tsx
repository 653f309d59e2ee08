'use client';

import Link from 'next/link';
import { useState } from 'react';
import { readClientRequests, readRequest, readVisits } from '@/components/notary/queries';
import { isOnTheWay } from '@/components/notary/request-links';
import { rankVisits } from '@/components/notary/visit/tracking/choose-visit';
import { TrackingFailure } from '@/components/notary/visit/tracking/tracking-failure';
import { VisitView } from '@/components/notary/visit/tracking/visit-view';
import { useRequestRefresh } from '@/components/notary/use-request-refresh';
import { useAuth } from '@/components/session/auth-provider';
import { useQueryParams } from '@/components/kit/query-params';
import { useRead } from '@/components/kit/use-read';
import { buttonVariants } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { requestTitle } from '@/lib/notary/rules/services';
import type { RequestView } from '@/lib/notary/schema/requests';
import { ownFormat } from '@/lib/values/date-format';

/** The visits of the account that can be followed: those it asked for, and those it goes to. */
export function OwnTracking() {
  const { user } = useAuth();
  const { params, setParams } = useQueryParams();
  useRequestRefresh();
  const userId = user?.id ?? '';
  const asClient = useRead(readClientRequests(userId));
  const isNotary = user?.role === 'notary';
  const asNotary = useRead({ ...readVisits(userId), enabled: isNotary });
  const lists = isNotary ? [asClient, asNotary] : [asClient];
  const [followed, setFollowed] = useState<string>();
  const failed = lists.find(({ data, error }) => !data && error);

  if (failed?.error) {
    const retry = () => lists.forEach(({ refetch }) => void refetch());
    const isFetching = lists.some(({ isFetching }) => isFetching);
    return <TrackingFailure error={failed.error} isFetching={isFetching} refetch={retry} />;
  }
  if (lists.some(({ data }) => !data)) return <Loading />;

  const all = lists.flatMap(({ data }) => data ?? []);
  const visits = rankVisits(all);
  // Who has followed a visit sees its end, too: no other one takes its place.
  const isSettled = lists.every(({ isFetching }) => !isFetching);
  if (isSettled && !followed && visits[0]) setFollowed(visits[0].id);
  const id = params.get('request') ?? followed ?? visits[0]?.id;
  if (!id) return <NoVisit />;
  const listed = all.find((request) => request.id === id);
  const choice = visits.some((visit) => visit.id !== id) && (
    <VisitChoice visits={visits} chosen={id} onChoose={(request) => setParams({ request })} />
  );
  // Whoever waits for somebody on the way reads of the arrival first.
  const isAwaited = listed && isOnTheWay(listed);
  return (
    <div className="grid gap-8">
      {!isAwaited && choice}
      <Visit key={id} id={id} listed={listed} />
      {isAwaited && choice}
    </div>
  );
}

/** One that the address names may be older than what the lists hold. */
function Visit({ id, listed }: { id: string; listed?: RequestView }) {
  const { data, error, isFetching, refetch } = useRead({ ...readRequest(id), initialData: listed });
  if (data) return <VisitView request={data} />;
  if (!error) return <Loading />;
  return <TrackingFailure error={error} isFetching={isFetching} refetch={refetch} />;
}

type VisitChoiceProps = { visits: RequestView[]; chosen: string; onChoose: (id: string) => void };

function VisitChoice({ visits, chosen, onChoose }: VisitChoiceProps) {
  const isListed = visits.some(({ id }) => id === chosen);
  return (
    <div className="max-w-md">
      <Label htmlFor="tracked-visit">Visit</Label>
      <Select
        id="tracked-visit"
        className="mt-1.5"
        value={isListed ? chosen : ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {!isListed && <option value="">Another visit</option>}
        {visits.map((visit) => (
          <option key={visit.id} value={visit.id}>
            {requestTitle(visit)}, {ownFormat(moment).format(new Date(visit.appointmentDate))}
          </option>
        ))}
      </Select>
    </div>
  );
}

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

function NoVisit() {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border bg-card p-5 sm:p-7">
      <h2 className="text-2xl">No visit to follow</h2>
      <p className="measure text-muted-foreground">
        Once you have asked for a notary, this page shows who comes, where they are while they are on the way,
        and when they arrive.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link href="/notary-booking" prefetch={false} className={buttonVariants()}>
          Find a notary
        </Link>
        <Link href="/dashboard/client" prefetch={false} className={buttonVariants({ variant: 'outline' })}>
          Your requests
        </Link>
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[7fr_4fr]">
      <span className="sr-only">Loading your visits</span>
      <Skeleton className="h-104" />
      <Skeleton className="h-104 max-lg:hidden" />
    </div>
  );
}
