'use client';

import { accountClient } from '@/components/layout/account-client';
import { useAccountEvents } from '@/components/layout/use-account-events';

const OWN = /^\/api\/(requests|clients|notaries)\b/;

/** What pages show of requests, offers and messages is asked for again. */
export async function refreshRequests(): Promise<void> {
  await accountClient().invalidateQueries({ predicate: ({ queryKey }) => OWN.test(String(queryKey[0])) });
}

/** Keeps what a page shows of requests, offers and messages as it is on the server. */
export function useRequestRefresh(): void {
  useAccountEvents(() => void refreshRequests());
}
