import { QueryClient } from '@tanstack/react-query';
import { onStoredUser, readStoredUser } from '@/components/kit/stored-user';
import { queryDefaults } from '@/components/kit/query-defaults';

let current: { owner: string | null; client: QueryClient } | undefined;

/**
 * What the parts of a page know together: a change in one is seen in the others. Each account has its own: another tab
 * of the browser may sign somebody else in, without a new page here. On the server each drawing of a page has its own.
 * Handed to TanStack by `useRead` and `useAction` instead of a provider around all pages: the ones that read nothing do
 * not load it.
 */
export function accountClient(): QueryClient {
  if (typeof window === 'undefined') return newClient();
  const owner = readStoredUser()?.id ?? null;
  if (current?.owner === null && owner !== null) {
    current.owner = owner;
    adopt(current.client);
  } else if (current?.owner !== owner) {
    current?.client.clear();
    current = { owner, client: newClient() };
  }
  return current.client;
}

/**
 * The browser had forgotten who is signed in, and was told: parts of the page were reading for them all the while, by their
 * cookie. What they were refused is asked again.
 */
function adopt(client: QueryClient): void {
  void client.resetQueries({ predicate: ({ state }) => state.status === 'error' });
}

/** What was read for somebody goes with them, also when nobody asks for anything afterward. */
if (typeof window !== 'undefined') onStoredUser(() => void (current && accountClient()));

/** It outlives the page, and other pages change things too: what comes back is shown at once and asked for again. */
function newClient(): QueryClient {
  const { queries, ...others } = queryDefaults.defaultOptions ?? {};
  return new QueryClient({
    defaultOptions: { ...others, queries: { ...queries, refetchOnMount: 'always' } },
  });
}
