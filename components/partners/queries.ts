import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RecentApplicant } from '@/lib/partners/schema/applications';
import type { DocumentHashPage } from '@/lib/partners/schema/document-hashes';
import type { PartnerFilter, PartnerOverviewPage } from '@/lib/partners/schema/overview';
import { apiRequest } from '@/lib/platform/api-client';

const OVERVIEW_URL = '/api/partners/overview';
export const HASHES_URL = '/api/document-hashes';

/** Who applied lately. The page around the list is open to everybody: it tries again by itself. */
export const recentApplicants = () =>
  queryOptions<RecentApplicant[]>({ queryKey: ['/api/partners'], retry: 1 });

/** The partners as people who are signed in see them, a page at a time; all parts of a page ask once. */
export const partners = (filter: PartnerFilter = {}) => {
  const asked = new URLSearchParams(filter).toString();
  return infiniteQueryOptions({
    queryKey: [OVERVIEW_URL, asked],
    queryFn: ({ pageParam }) =>
      apiRequest<PartnerOverviewPage>('GET', pageOf(OVERVIEW_URL, asked, pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
};

/** What the account entered, newest first, a page at a time. */
export const ownHashes = () =>
  infiniteQueryOptions({
    queryKey: [HASHES_URL],
    queryFn: ({ pageParam }) => apiRequest<DocumentHashPage>('GET', pageOf(HASHES_URL, '', pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

function pageOf(url: string, asked: string, after: string): string {
  const query = new URLSearchParams(asked);
  if (after) query.set('after', after);
  return query.size > 0 ? `${url}?${query}` : url;
}
