'use client';

import { useInBrowser } from '@/components/kit/use-in-browser';
import { americanDay, americanMoment, ownDay, ownMoment } from '@/lib/values/moment';

type LocalTimeProps = {
  /** ISO 8601 */
  value: string;
  /** without the time of the day */
  isDay?: boolean;
  /** For a day of the calendar, such as the one on which something falls due: it is the same for every reader. */
  zone?: 'UTC';
};

/** A moment in the reader's own words and zone; UTC until the page has woken up there. */
export function LocalTime({ value, isDay = false, zone }: LocalTimeProps) {
  const moment = new Date(value);
  const text = useInBrowser(
    () => (isDay ? ownDay : ownMoment)(moment, zone),
    (isDay ? americanDay : americanMoment)(moment, 'UTC'),
  );

  return <time dateTime={value}>{text}</time>;
}
