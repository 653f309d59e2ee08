'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { fetchCheckpoint } from '@/components/evidence/log-client';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';

/** Our own log, as its latest checkpoint has it. */
export function OwnNetwork() {
  const { data, isPending } = useQuery({ queryKey: ['log', 'checkpoint'], queryFn: fetchCheckpoint });
  // The first two lines of a checkpoint. Nothing is decided by them here, so its signature is not checked.
  const [origin, size] = data?.split('\n') ?? [];

  if (isPending) return <Skeleton className="h-24" />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border bg-card p-5">
      {origin ? (
        <p className="min-w-0 break-words">
          <strong className="mr-2 font-semibold">{origin}</strong>
          <Badge variant="success">Active</Badge>
          <span className="block text-[0.9375rem] leading-6 text-muted-foreground">
            Our evidence log, open to everybody. {size === '1' ? '1 entry' : `${size} entries`} so far.
          </span>
        </p>
      ) : (
        <p role="alert">The evidence log could not be reached. Reload the page to try again.</p>
      )}
      <Link href="/verify" prefetch={false} className="py-1 text-link">
        What the log publishes
      </Link>
    </div>
  );
}
