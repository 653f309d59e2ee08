'use client';

import { useSyncExternalStore } from 'react';

const stay = () => () => {};

/** The reader's time zone (America/Chicago); null until the page has woken up there. */
export function useTimeZone(): string | null {
  return useSyncExternalStore(
    stay,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}
