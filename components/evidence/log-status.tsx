'use client';

import { CopyValue } from '@/components/evidence/copy-value';
import { latestCheckpoint, logKey } from '@/components/evidence/queries';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { Skeleton } from '@/components/ui/skeleton';

/** What the log publishes about itself right now. */
export function LogStatus() {
  return (
    <>
      <PublishedKey />
      <LatestCheckpoint />
    </>
  );
}

function PublishedKey() {
  const query = useRead(logKey());

  return (
    <section>
      <h3 className="mb-2 text-xl">Key</h3>
      <LoadFailure query={query} title="The log could not be reached" />
      {query.isPending && <Skeleton className="h-8" />}
      {query.data && <CopyValue label="Key of the log" value={query.data} />}
    </section>
  );
}

function LatestCheckpoint() {
  const query = useRead(latestCheckpoint());

  return (
    <section>
      <h3 className="mb-2 text-xl">Latest checkpoint</h3>
      <LoadFailure query={query} title="The log could not be reached" />
      {query.isPending && <Skeleton className="h-36" />}
      {query.data && (
        <pre className="rounded-md border bg-card p-4 font-mono text-sm break-all whitespace-pre-wrap">
          {query.data.trimEnd()}
        </pre>
      )}
    </section>
  );
}
