'use client';

import { useInBrowser } from '@/components/kit/use-in-browser';

/** The reader's time zone (America/Chicago); null until the page has woken up there. */
export function useTimeZone(): string | null {
  return useInBrowser(() => Intl.DateTimeFormat().resolvedOptions().timeZone, null);
}
