import { QueryClient } from '@tanstack/react-query';
import { onStoredUser, readStoredUser } from '@/components/kit/stored-user';
import { apiRequest } from '@/lib/platform/api-client';

let current: { owner: string | null; client: QueryClient } | undefined;

/**
 * What the parts of a page know together: a change in one is seen in the others. Each account has its own: another tab
 * of the browser may sign somebody else in, without a new page here. A browser that had forgotten who is signed in hears it
 * while parts read for them, by their cookie: these parts read again. On the server each drawing of a page has its own.
 * Handed to TanStack by `useRead` instead of a provider around all pages: the ones that read nothing do not load it.
 */
export function accountClient(): QueryClient {
  if (typeof window === 'undefined') return newClient();
  const owner = readStoredUser()?.id ?? null;
  if (current && current.owner === null && owner !== null) {
    current.owner = owner;
    void current.client.resetQueries();
  } else if (current?.owner !== owner) {
    current?.client.clear();
    current = { owner, client: newClient() };
  }
  return current.client;
}

/** What was read for somebody goes with them, also when nobody asks for anything afterward. */
if (typeof window !== 'undefined') onStoredUser(() => void (current && accountClient()));

/**
 * Data is asked for at the URL that its key spells, once: it never goes stale and is never tried again, unless a query says
 * otherwise. It outlives the page, and other pages change things too: what comes back is shown at once and asked for again.
 */
function newClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => apiRequest('GET', queryKey.join('/')),
        refetchOnWindowFocus: false,
        refetchOnMount: 'always',
        staleTime: Infinity,
        retry: false,
      },
    },
  });
}
