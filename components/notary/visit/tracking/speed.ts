import { milesBetween } from '@/lib/notary/rules/travel';
import type { Tracking } from '@/lib/notary/schema/tracking';

type Position = NonNullable<Tracking['position']>;

const SECOND = 1_000;
/** Closer together, the error of the positions is most of the way; further apart, it says nothing about now. */
const SHORTEST_MS = 2 * SECOND;
const LONGEST_MS = 120 * SECOND;
/** Faster than this is an error of the device. */
const FASTEST_MPH = 100;

/** Whole miles an hour between the last two places, newest first; null where they do not tell. */
export function speedMph(positions: Position[]): number | null {
  const [now, ...earlier] = positions;
  const before = earlier.find(({ at }) => at !== now?.at);
  if (!now || !before) return null;
  const ms = Date.parse(now.at) - Date.parse(before.at);
  if (ms < SHORTEST_MS || ms > LONGEST_MS) return null;
  const mph = (milesBetween(before, now) * 60 * 60 * SECOND) / ms;
  return mph > FASTEST_MPH ? null : Math.round(mph);
}
