'use client';

import { accountClient } from '@/components/kit/account-client';
import { useAccountEvents } from '@/components/session/use-account-events';

const OWN = /^\/api\/(requests|clients|notaries)\b/;

let asked: Promise<void> | null = null;

/** What pages show of requests, offers and messages is asked for again; once, when several parts hear of the same. */
export function refreshRequests(): Promise<void> {
  asked ??= Promise.resolve().then(() => {
    asked = null;
    return accountClient().invalidateQueries({ predicate: ({ queryKey }) => OWN.test(String(queryKey[0])) });
  });
  return asked;
}

/** Keeps what a page shows of requests, offers and messages as it is on the server. */
export function useRequestRefresh(): void {
  useAccountEvents(() => void refreshRequests());
}
