const MINUTE_MS = 60_000;
const SOON_MS = 60 * MINUTE_MS;
const SHORT_WINDOW_MS = 2 * MINUTE_MS;
const LONG_WINDOW_MS = 15 * MINUTE_MS;
/** Somebody who wants a notary at once names a moment that has passed when the first one answers. */
const LATE_MINUTES = 15;
/** Until when a notary is looked for, for every place that says it. */
export const SEARCH_ENDS = `${LATE_MINUTES} minutes after the time of the appointment`;

/** Until when a notary may answer: 2 minutes when wanted within the hour, else 15. */
export function offerExpiresAt(offeredAt: Date, appointmentAt: Date): Date {
  const isSoon = appointmentAt.getTime() - offeredAt.getTime() <= SOON_MS;
  return new Date(offeredAt.getTime() + (isSoon ? SHORT_WINDOW_MS : LONG_WINDOW_MS));
}

export function offerMinutes(offeredAt: Date, expiresAt: Date): number {
  return Math.round((expiresAt.getTime() - offeredAt.getTime()) / MINUTE_MS);
}

/** From a quarter of an hour after the appointment on, nobody is asked anymore. */
export function isTooLate(appointmentAt: Date, at: Date): boolean {
  return at.getTime() - appointmentAt.getTime() >= LATE_MINUTES * MINUTE_MS;
}
