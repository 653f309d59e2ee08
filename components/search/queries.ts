import { queryOptions } from '@tanstack/react-query';
import { apiRequest } from '@/lib/platform/api-client';
import { SEARCH_URL } from '@/lib/search/rules/urls';
import type { SearchAnswer } from '@/lib/search/schema';

/** What was found a minute ago is there still. */
const FRESH_MS = 60_000;

export const readSearch = (q: string) =>
  queryOptions<SearchAnswer>({
    queryKey: [SEARCH_URL, q],
    queryFn: () => apiRequest('GET', `${SEARCH_URL}?${new URLSearchParams({ q })}`),
    staleTime: FRESH_MS,
  });
