'use client';

import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { eventInWords } from '@/components/notary/event-words';
import { readHistory } from '@/components/notary/queries';
import { UpdateList } from '@/components/notary/visit/tracking/update-list';
import { Skeleton } from '@/components/ui/skeleton';

/** What has happened so far, newest first. */
export function StatusUpdates({ requestId }: { requestId: string }) {
  const query = useRead(readHistory(requestId));
  const { data, isPending } = query;

  return (
    <section aria-labelledby="status-updates">
      <h3 id="status-updates" className="text-lg">
        Status updates
      </h3>
      {isPending && <Skeleton className="mt-3 h-32" />}
      {!data && <LoadFailure query={query} title="The updates could not be loaded" className="mt-3" />}
      {data && (
        <UpdateList updates={data.map((event) => ({ at: event.at, text: eventInWords(event) })).reverse()} />
      )}
    </section>
  );
}
