const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after a try that failed the next one comes: three days in all. */
const DELAYS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

export const MOST_TRIES = DELAYS_MS.length + 1;

/** An endpoint that took nothing for so long is turned off. */
export const FAILING_MS = 3 * 24 * HOUR;

/** Up to a tenth later, so that what failed together does not come back together. */
const JITTER = 0.1;

type Tried = { deliveryId: string; tries: number; at: Date };

/** When a delivery is tried again after so many tries; null where that was the last one. The same for the same delivery. */
export function nextTryAt({ deliveryId, tries, at }: Tried): Date | null {
  const delay = DELAYS_MS[tries - 1];
  if (delay === undefined) return null;
  return new Date(at.getTime() + Math.round(delay * (1 + JITTER * shareOf(deliveryId, tries))));
}

/** From 0 to 1, by the delivery's id: another one for each of its tries. */
function shareOf(id: string, tries: number): number {
  const start = Number.parseInt(id.replaceAll('-', '').slice(0, 8), 16) / 2 ** 32;
  return (start + tries * 0.618) % 1;
}
