'use client';

import { useSyncExternalStore } from 'react';

const parts: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};
const stay = () => () => {};

/** A moment (ISO 8601) in the reader's own words and zone; UTC until the page has woken up there. */
export function LocalTime({ value }: { value: string }) {
  const text = useSyncExternalStore(
    stay,
    () => new Intl.DateTimeFormat(undefined, parts).format(new Date(value)),
    () => new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(new Date(value)),
  );

  return <time dateTime={value}>{text}</time>;
}
