/** The mean of all stars with one decimal, as it is shown everywhere; null before the first review. */
export function ratingOf(sum: number, count: number): number | null {
  return count > 0 ? Math.round((sum / count) * 10) / 10 : null;
}

/** A share of 100, whole; null where there is nothing to share. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 100) : null;
}
