import { useInfiniteQuery } from '@tanstack/react-query';
import type { PartnerFilter, PartnerOverviewPage } from '@/lib/partners/schema/overview';
import { apiRequest } from '@/lib/platform/api-client';

const LIST = '/api/partners/overview';

/** The partners as people who are signed in see them, a page at a time; all parts of a page ask once. */
export function usePartners(filter: PartnerFilter = {}) {
  const asked = new URLSearchParams(filter).toString();
  return useInfiniteQuery({
    queryKey: [LIST, asked],
    queryFn: ({ pageParam }) => apiRequest<PartnerOverviewPage>('GET', urlOf(asked, pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

function urlOf(asked: string, after: string): string {
  const query = new URLSearchParams(asked);
  if (after) query.set('after', after);
  return query.size > 0 ? `${LIST}?${query}` : LIST;
}
