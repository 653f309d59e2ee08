'use client';

import { useQuery } from '@tanstack/react-query';
import { UpdateList } from '@/components/notary/tracking/update-list';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { RequestEvent } from '@/lib/notary/schema/requests';

const words: Record<RequestEvent['kind'], string> = {
  created: 'The request was sent',
  offered: 'A notary was asked',
  offer_declined: 'A notary could not come',
  offer_expired: 'A notary did not answer in time',
  exhausted: 'Nobody was left to ask; it is tried again',
  assigned: 'A notary accepted',
  unassigned: 'The notary gave the visit back; others are asked',
  departed: 'The notary set off',
  arrived: 'The notary arrived',
  started: 'The signing began',
  completed: 'The visit was completed',
  cancelled: 'The visit was cancelled',
  reviewed: 'The visit was reviewed',
};

/** What has happened so far, newest first. */
export function StatusUpdates({ requestId }: { requestId: string }) {
  const { data, isPending, isFetching, refetch } = useQuery<RequestEvent[]>({
    queryKey: ['/api/requests', requestId, 'history'],
  });

  return (
    <section aria-labelledby="status-updates">
      <h3 id="status-updates" className="text-lg">
        Status updates
      </h3>
      {isPending && <Skeleton className="mt-3 h-32" />}
      {!isPending && !data && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3">
          The updates could not be loaded.
          <Button variant="outline" size="sm" aria-disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data && <UpdateList updates={data.map(({ at, kind }) => ({ at, text: words[kind] })).reverse()} />}
    </section>
  );
}
