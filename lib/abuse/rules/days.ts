const DAY_MS = 24 * 60 * 60 * 1000;

/** A day in UTC as it is written: 2026-11-22. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The first moment of a day in UTC, so many days before the one of `time`. */
export function dayBefore(time: Date, days: number): Date {
  return new Date(Date.parse(dayOf(time)) - days * DAY_MS);
}
