'use client';

import { requestKeys } from '@/components/notary/queries';
import { accountClient } from '@/components/kit/account-client';
import { useAccountEvents } from '@/components/session/use-account-events';

let asked: Promise<void> | null = null;

/** What pages show of requests, offers and messages is asked for again; once, when several parts hear of the same. */
export function refreshRequests(): Promise<void> {
  asked ??= Promise.resolve().then(async () => {
    asked = null;
    const client = accountClient();
    await Promise.all(requestKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  });
  return asked;
}

/** Keeps what a page shows of requests, offers and messages as it is on the server. */
export function useRequestRefresh(): void {
  useAccountEvents(({ kind }) => {
    // A notice comes beside what it tells of.
    if (kind !== 'notification') void refreshRequests();
  });
}
