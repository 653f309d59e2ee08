'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** The time in milliseconds, read again every `everyMs`; `initial` until the page has woken up, as the server drew it. */
export function useNow(everyMs: number, initial: number): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      const timer = setInterval(tell, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => initial,
  );
}
