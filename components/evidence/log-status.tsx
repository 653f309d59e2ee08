'use client';

import { useQuery } from '@tanstack/react-query';
import { CopyValue } from '@/components/evidence/copy-value';
import { fetchCheckpoint, fetchKey } from '@/components/evidence/log-client';
import { QueryProvider } from '@/components/kit/query-provider';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';

/** What the log publishes about itself right now. */
export function LogStatus() {
  return (
    <QueryProvider>
      <PublishedKey />
      <LatestCheckpoint />
    </QueryProvider>
  );
}

function PublishedKey() {
  const { data, isError } = useQuery({ queryKey: ['log', 'key'], queryFn: fetchKey });

  return (
    <section>
      <h3 className="mb-2 text-xl">Key</h3>
      {isError && <NotLoaded />}
      {!data && !isError && <Skeleton className="h-8" />}
      {data && <CopyValue label="Key of the log" value={data} />}
    </section>
  );
}

function LatestCheckpoint() {
  const { data, isError } = useQuery({ queryKey: ['log', 'checkpoint'], queryFn: fetchCheckpoint });

  return (
    <section>
      <h3 className="mb-2 text-xl">Latest checkpoint</h3>
      {isError && <NotLoaded />}
      {!data && !isError && <Skeleton className="h-36" />}
      {data && (
        <pre className="rounded-md border bg-card p-4 font-mono text-sm break-all whitespace-pre-wrap">
          {data.trimEnd()}
        </pre>
      )}
    </section>
  );
}

function NotLoaded() {
  return (
    <Alert variant="destructive" role="alert">
      <AlertTitle>The log could not be reached. Reload the page to try again.</AlertTitle>
    </Alert>
  );
}
