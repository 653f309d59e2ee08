'use client';

import { RelativeTime } from '@/components/kit/relative-time';
import { useInBrowser } from '@/components/kit/use-in-browser';
import { relativeWords } from '@/lib/values/relative-words';

const MINUTE_MS = 60_000;

let opened: number | null = null;
/** The same for each part of the page, as a store has to answer. */
const readOpened = () => (opened ??= Date.now());

/** How long ago a sample happened, seen from now; with the full time once the page has woken up. */
export function SampleTime({ minutesAgo }: { minutesAgo: number }) {
  // Long before anybody looks, the page was made: it knows no time.
  const now = useInBrowser(readOpened, null);
  if (now === null) return sayAgo(minutesAgo);
  const at = new Date(now - minutesAgo * MINUTE_MS).toISOString();
  return <RelativeTime value={at} now={new Date(now).toISOString()} />;
}

function sayAgo(minutes: number): string {
  return minutes < 60 ? relativeWords(-minutes, 'minute') : relativeWords(-Math.round(minutes / 60), 'hour');
}
