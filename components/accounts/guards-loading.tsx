'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '@/components/kit/load-failure';
import { Skeleton } from '@/components/ui/skeleton';
import type { Guards } from '@/lib/accounts/schema/guards';

/** Instead of the guards of an account: they are on their way, or why they did not come. */
export function GuardsLoading({ query }: { query: UseQueryResult<Guards> }) {
  if (query.error) {
    return (
      <LoadFailure query={query} title="Your settings could not be loaded" keeps="Nothing was changed." />
    );
  }
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-72" />
    </div>
  );
}
