'use client';

import { Button } from '@/components/ui/button';

/** Of what `useReadPages` returns. */
type PagedRead = {
  error: Error | null;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
};

type MorePagesProps = {
  query: PagedRead;
  label?: string;
  /** before the next page is asked for */
  onMore?: () => void;
  className?: string;
};

/** The button for the next page of a list. After a failure there is `<LoadFailure>` instead, which asks for it again. */
export function MorePages({ query, label = 'Show more', onMore, className }: MorePagesProps) {
  const { error, isFetching, hasNextPage, fetchNextPage } = query;
  if (error || !hasNextPage) return null;

  function showMore() {
    if (isFetching) return;
    onMore?.();
    void fetchNextPage();
  }

  return (
    <Button variant="outline" className={className} aria-disabled={isFetching} onClick={showMore}>
      {isFetching ? 'Loading' : label}
    </Button>
  );
}
