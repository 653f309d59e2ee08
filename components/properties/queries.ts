import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { announcementsUrl, WATCHES_URL } from '@/components/properties/calls';
import { apiRequest } from '@/lib/platform/api-client';
import { propertyUrl } from '@/lib/properties/rules/urls';
import type { Announcement } from '@/lib/properties/schema/announcements';
import type { Timeline } from '@/lib/properties/schema/timeline';
import type { Watch } from '@/lib/properties/schema/watches';

/** The further names and parcels that the account watches. */
export const ownWatches = () => queryOptions<Watch[]>({ queryKey: [WATCHES_URL] });

/** What was announced for one property. */
export const announcementsOf = (lockId: string) =>
  queryOptions<Announcement[]>({ queryKey: [announcementsUrl(lockId)], staleTime: 0 });

type TimelinePart = { id: string; asOf?: string; kind?: string; after: string };

/** What comes behind the first page of a timeline, a page at a time. */
export const olderEntries = ({ id, asOf, kind, after }: TimelinePart) => {
  const url = `${propertyUrl(id)}/timeline`;
  return infiniteQueryOptions({
    queryKey: [url, asOf ?? '', kind ?? '', after],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ after: pageParam });
      if (asOf) query.set('asOf', asOf);
      if (kind) query.set('kind', kind);
      return apiRequest<Timeline>('GET', `${url}?${query}`);
    },
    initialPageParam: after,
    getNextPageParam: ({ next }) => next,
  });
};
