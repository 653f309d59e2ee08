'use client';

import { useSyncExternalStore } from 'react';

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
  const text = useSyncExternalStore(
    stay,
    () => formatIn(undefined, isDay, zone).format(new Date(value)),
    () => formatIn('en-US', isDay, 'UTC').format(new Date(value)),
  );

  return <time dateTime={value}>{text}</time>;
}

/** Made once each: that takes many times as long as to use one. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(locale: 'en-US' | undefined, isDay: boolean, timeZone: 'UTC' | undefined) {
  const key = `${locale} ${isDay} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...(isDay ? dayParts : parts), timeZone });
  formats.set(key, format);
  return format;
}
