import { momentOf, offsetMs } from '@/lib/values/local-clock';
import { isTimeZone, UTC } from '@/lib/values/time-zone';
import { alertLevels, type AlertLevel } from '../schema/alerts';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;

type LevelCounts = Record<AlertLevel, number>;

export type Week = {
  /** `2026-11-23`: a Monday of the zone */
  startsOn: string;
  /** its midnight */
  from: Date;
};

export type AlertWeek = Pick<Week, 'startsOn'> & { counts: LevelCounts };

export type AlertWeeks = {
  /** IANA name of the zone in which the weeks begin */
  zone: string;
  /** the oldest first */
  weeks: AlertWeek[];
};

/** How many alerts of a level were raised in a week, counted from the first one: 0. */
export type WeekRow = { week: number; level: AlertLevel; count: number };

/** The zone that weeks are counted in: UTC where none, or none that this machine knows, was chosen. */
export function zoneOfWeeks(timeZone: string | null): string {
  return timeZone && isTimeZone(timeZone) ? timeZone : UTC;
}

/** The last `count` weeks by the clocks of a zone, the one that `at` falls in last. Each begins on a Monday. */
export function lastWeeks(count: number, { at, zone }: { at: Date; zone: string }): Week[] {
  const wall = at.getTime() + offsetMs(zone, at.getTime());
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
  const sinceMonday = (new Date(midnight).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return Array.from({ length: count }, (_, index) => {
    const days = sinceMonday + (count - 1 - index) * WEEK_DAYS;
    const start = midnight - days * DAY_MS;
    return { startsOn: new Date(start).toISOString().slice(0, 10), from: momentOf(start, { zone }) };
  });
}

/** Each week with what was raised in it, also where that is nothing. */
export function fillWeeks(weeks: readonly Week[], rows: readonly WeekRow[]): AlertWeek[] {
  return weeks.map(({ startsOn }, index) => ({
    startsOn,
    counts: countsOf(rows.filter(({ week }) => week === index)),
  }));
}

function countsOf(rows: readonly WeekRow[]): LevelCounts {
  const counts = Object.fromEntries(alertLevels.map((level) => [level, 0])) as LevelCounts;
  for (const { level, count } of rows) counts[level] += count;
  return counts;
}
