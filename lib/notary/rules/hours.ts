/** When appointments may begin on one day of the week: 1 is Monday. `09:00` to `17:00`, by the clock of the notary's zone. */
export type DayHours = { weekday: number; from: string; until: string };

/** `zone` is null for who takes appointments at any time. */
export type WeeklyHours = { zone: string | null; days: DayHours[] };

export const ANY_TIME: WeeklyHours = { zone: null, days: [] };

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** `09:30` → 570 */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 570 → `09:30` */
export function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** What is wrong with the hours, by field (`from1`); empty for hours that can be kept. */
export function hoursProblems(days: readonly DayHours[]): Record<string, string> {
  const wrong = days.filter(({ from, until }) => minuteOf(from) >= minuteOf(until));
  return Object.fromEntries(
    wrong.map(({ weekday }) => [`until${weekday}`, 'The end has to be after the beginning.']),
  );
}
