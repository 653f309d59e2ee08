'use client';

import { LoadFailure } from '@/components/kit/load-failure';
import { MorePages } from '@/components/kit/more-pages';
import { useReadPages } from '@/components/kit/use-read-pages';
import { olderEntries } from '@/components/properties/queries';
import { TimelineList } from '@/components/properties/timeline-list';

type OlderEntriesProps = { id: string; asOf?: string; kind?: string; after: string };

/** What comes behind the first page of a timeline, once somebody asks for it. */
export function OlderEntries(part: OlderEntriesProps) {
  const query = useReadPages({ ...olderEntries(part), enabled: false });
  const pages = query.data?.pages ?? [];

  return (
    <div aria-live="polite">
      {pages.map(({ entries }, index) => (
        <TimelineList key={entries[0]?.id} entries={entries} label={`Older entries, part ${index + 1}`} />
      ))}
      <LoadFailure
        query={query}
        title="Older entries could not be loaded"
        back={`/properties/${part.id}`}
        to="to see the history."
      />
      <MorePages
        query={{ ...query, hasNextPage: pages.length === 0 || query.hasNextPage }}
        className="mt-4 needs-script"
      />
    </div>
  );
}
