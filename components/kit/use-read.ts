'use client';

import {
  useQuery,
  type DefinedInitialDataOptions,
  type DefinedUseQueryResult,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useAccountClient } from '@/components/kit/use-account-client';

/**
 * Reads what a factory of `components/<domain>/queries.ts` describes, from what the whole page knows. Of whoever was
 * signed in when the part appeared: for somebody else the part is drawn again.
 */
export function useRead<Q = unknown, E = Error, D = Q, K extends QueryKey = QueryKey>(
  options: DefinedInitialDataOptions<Q, E, D, K>,
): DefinedUseQueryResult<D, E>;
export function useRead<Q = unknown, E = Error, D = Q, K extends QueryKey = QueryKey>(
  options: UseQueryOptions<Q, E, D, K>,
): UseQueryResult<D, E>;
export function useRead<Q, E, D, K extends QueryKey>(options: UseQueryOptions<Q, E, D, K>) {
  return useQuery(options, useAccountClient());
}
