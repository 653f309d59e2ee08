import type { QueryClientConfig } from '@tanstack/react-query';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

type OnUnauthorized = 'throw' | 'returnNull';

/** Reads the URL that the query key spells. A 401 throws, unless the query is set to return null. */
export function createQueryFn<T>({ on401 }: { on401: OnUnauthorized }) {
  return async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<T | null> => {
    try {
      return await apiRequest<T>('GET', queryKey.join('/'));
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/** Data is asked for once: never refetched, never stale, never retried, unless a query says otherwise. */
export const queryDefaults: QueryClientConfig = {
  defaultOptions: {
    queries: {
      queryFn: createQueryFn({ on401: 'throw' }),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
    },
    mutations: { retry: false },
  },
};
