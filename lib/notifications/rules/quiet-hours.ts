import { momentOf, offsetMs } from '@/lib/values/local-clock';
import { isTimeZone, UTC } from '@/lib/values/time-zone';

/** Times of the day in a zone, as `22:00`; over midnight where the end is not after the start. */
export type QuietHours = { enabled: boolean; start: string; end: string };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** When the quiet hours end in which a moment falls; null for one outside of them. The zone is UTC where none is known. */
export function quietUntil(
  quiet: QuietHours,
  { at, timeZone }: { at: Date; timeZone: string | null },
): Date | null {
  const [start, end] = [minuteOf(quiet.start), minuteOf(quiet.end)];
  if (!quiet.enabled || start === end) return null;
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : UTC;
  const wall = at.getTime() + offsetMs(zone, at.getTime());
  const minute = Math.floor((wall % DAY_MS) / MINUTE_MS);
  const isQuiet = start < end ? minute >= start && minute < end : minute >= start || minute < end;
  if (!isQuiet) return null;
  const endsToday = minute < end;
  const midnight = wall - (wall % DAY_MS);
  return momentOf(midnight + (endsToday ? 0 : DAY_MS) + end * MINUTE_MS, { zone, after: at.getTime() });
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) % DAY_MINUTES;
}
