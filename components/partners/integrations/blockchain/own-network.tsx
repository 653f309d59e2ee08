'use client';

import Link from 'next/link';
import { latestCheckpoint } from '@/components/evidence/queries';
import { RetryButton } from '@/components/kit/retry-button';
import { useRead } from '@/components/kit/use-read';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/values/numbers';

/** Our own log, as its latest checkpoint has it. */
export function OwnNetwork() {
  const { data, isPending, isFetching, refetch } = useRead(latestCheckpoint());
  // The first two lines of a checkpoint. Nothing is decided by them here, so its signature is not checked.
  const [origin, size] = data?.split('\n') ?? [];

  if (isPending) return <Skeleton className="h-24" />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border bg-card p-5">
      {origin ? (
        <p className="min-w-0 wrap-anywhere">
          <strong className="mr-2 font-semibold">{origin}</strong>
          <Badge variant="success">Active</Badge>
          <span className="block text-[0.9375rem] leading-6 text-muted-foreground">
            Our evidence log, open to everybody. {entriesText(Number(size))} so far.
          </span>
        </p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>The evidence log could not be reached.</p>
          <RetryButton size="sm" isRetrying={isFetching} onRetry={refetch} to="to reach the log" />
        </div>
      )}
      <Link href="/verify" prefetch={false} className="py-1 text-link">
        What the log publishes
      </Link>
    </div>
  );
}

function entriesText(count: number): string {
  return count === 1 ? '1 entry' : `${formatNumber(count)} entries`;
}
