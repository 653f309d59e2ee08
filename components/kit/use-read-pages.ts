'use client';

import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useAccountClient } from '@/components/kit/use-account-client';

/** As `useRead`, for a list that comes a page at a time. */
export function useReadPages<
  Q,
  E = Error,
  D = InfiniteData<Q>,
  K extends QueryKey = QueryKey,
  Page = unknown,
>(options: UseInfiniteQueryOptions<Q, E, D, K, Page>) {
  return useInfiniteQuery(options, useAccountClient());
}
