'use client';

import { useInBrowser } from '@/components/kit/use-in-browser';
import { americanDay, americanMoment } from '@/lib/values/moment';
import { relativeDay, relativeWords } from '@/lib/values/relative-words';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** After so many days a date says more. */
const MOST_DAYS = 30;

type RelativeTimeProps = {
  /** ISO 8601 */
  value: string;
  /** By which it is told, ISO 8601: when the page was made. Without it the clock of whoever draws it, server or browser. */
  now?: string;
  /** A day of the calendar, the same for every reader. */
  isDay?: boolean;
};

/** `in 3 days`, with the full time on hover and for screen readers. */
export function RelativeTime({ value, now, isDay = false }: RelativeTimeProps) {
  const full = useInBrowser(
    () => (isDay ? americanDay(new Date(value), 'UTC') : americanMoment(new Date(value))),
    (isDay ? americanDay : americanMoment)(new Date(value), 'UTC'),
  );
  const say = () => sayAt(value, isDay, now ?? new Date().toISOString()) ?? '';
  const said = useInBrowser(say, say());

  // A minute may pass between the two clocks.
  return (
    <time dateTime={value} title={full} suppressHydrationWarning>
      {said || full}
      {said && <span className="sr-only">, {full}</span>}
    </time>
  );
}

function sayAt(value: string, isDay: boolean, now: string): string | null {
  return isDay ? sayDays(value, now) : sayTime(value, now);
}

function sayTime(value: string, now: string): string | null {
  const ms = Date.parse(value) - Date.parse(now);
  // Less than a minute when rounded.
  if (Math.abs(ms) <= MINUTE_MS / 2) return ms > 0 ? 'now' : 'just now';
  if (Math.abs(ms) < HOUR_MS) return relativeWords(Math.round(ms / MINUTE_MS), 'minute');
  if (Math.abs(ms) < DAY_MS) return relativeWords(Math.round(ms / HOUR_MS), 'hour');
  return sayDays(value, now);
}

function sayDays(value: string, now: string): string | null {
  const days = Math.round((startOfDay(value) - startOfDay(now)) / DAY_MS);
  return Math.abs(days) > MOST_DAYS ? null : relativeDay(days);
}

/** In UTC: the server and the browser say the same. */
function startOfDay(value: string): number {
  return Math.floor(Date.parse(value) / DAY_MS) * DAY_MS;
}
