import type { Earnings } from '@/lib/notary/schema/profile';

type Week = Earnings['weeks'][number];

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The last weeks up to the newest that brought something, oldest first, those without a visit among them. */
export function recentWeeks(weeks: Week[], count: number): Week[] {
  const newest = weeks[0];
  if (!newest) return [];
  const known = new Map(weeks.map((week) => [week.startsOn, week]));
  return Array.from({ length: count }, (_, index) => {
    const startsOn = dayBefore(newest.startsOn, (count - 1 - index) * WEEK_MS);
    return known.get(startsOn) ?? { startsOn, visits: 0, total: 0 };
  });
}

/** A day has no zone and no summer time. */
function dayBefore(day: string, ms: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) - ms).toISOString().slice(0, 10);
}
