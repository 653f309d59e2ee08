'use client';

import { useSyncExternalStore } from 'react';
import { americanFormat, ownFormat } from '@/lib/values/date-format';

const dayParts: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };
const parts: Intl.DateTimeFormatOptions = {
  ...dayParts,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};
const stay = () => () => {};

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
  const shown = isDay ? dayParts : parts;
  const text = useSyncExternalStore(
    stay,
    () => ownFormat({ ...shown, timeZone: zone }).format(new Date(value)),
    () => americanFormat({ ...shown, timeZone: 'UTC' }).format(new Date(value)),
  );

  return <time dateTime={value}>{text}</time>;
}
