'use client';

import { useState } from 'react';
import { LoadFailure } from '@/components/kit/load-failure';
import { useReadPages } from '@/components/kit/use-read-pages';
import { olderEntries } from '@/components/properties/queries';
import { TimelineList } from '@/components/properties/timeline-list';
import { Button } from '@/components/ui/button';

type OlderEntriesProps = { id: string; asOf?: string; kind?: string; after: string };

/** What comes behind the first page of a timeline, once somebody asks for it. */
export function OlderEntries(part: OlderEntriesProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useReadPages({
    ...olderEntries(part),
    enabled: isAsked,
  });
  const pages = data?.pages ?? [];
  const isMore = pages.length === 0 || hasNextPage;

  function showMore() {
    if (isFetching) return;
    if (pages.length > 0) void fetchNextPage();
    else setIsAsked(true);
  }

  return (
    <div aria-live="polite">
      {pages.map(({ entries }, index) => (
        <TimelineList key={entries[0]?.id} entries={entries} label={`Older entries, part ${index + 1}`} />
      ))}
      <LoadFailure
        query={{ error, isFetching, refetch: data ? fetchNextPage : refetch }}
        title="Older entries could not be loaded"
        back={`/properties/${part.id}`}
        to="to see the history."
      />
      {isMore && !error && (
        <Button variant="outline" className="mt-4 needs-script" aria-disabled={isFetching} onClick={showMore}>
          {isFetching ? 'Loading' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
