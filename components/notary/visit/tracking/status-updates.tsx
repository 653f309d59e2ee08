'use client';

import { useQuery } from '@tanstack/react-query';
import { eventWords } from '@/components/notary/event-words';
import { UpdateList } from '@/components/notary/visit/tracking/update-list';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { RequestEvent } from '@/lib/notary/schema/requests';

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
      {data && (
        <UpdateList updates={data.map(({ at, kind }) => ({ at, text: eventWords[kind] })).reverse()} />
      )}
    </section>
  );
}
