const DAY_MS = 24 * 60 * 60_000;
const MOST_DAYS = 366;
const MOST_DAYS_AHEAD = 2 * 366;

/** Why these hours cannot be kept free, by field; null when they can. */
export function timeOffProblem(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  at: Date,
): { field: 'startsAt' | 'endsAt'; message: string } | null {
  if (endsAt <= at) return { field: 'endsAt', message: 'This time has passed. Please choose a later end.' };
  if (endsAt.getTime() - startsAt.getTime() > MOST_DAYS * DAY_MS) {
    return { field: 'endsAt', message: 'Please enter at most a year at once.' };
  }
  if (startsAt.getTime() - at.getTime() > MOST_DAYS_AHEAD * DAY_MS) {
    return { field: 'startsAt', message: 'Please choose a day within the next two years.' };
  }
  return null;
}

type Hours = { startsAt: string; endsAt: string };

/** `Dec 24 to 26` for whole days by the clock of that zone; null where hours are meant. */
export function daysOff({ startsAt, endsAt }: Hours, timeZone: string): string | null {
  if (!isMidnight(startsAt, timeZone) || !isMidnight(endsAt, timeZone)) return null;
  const [first, last] = [new Date(startsAt), new Date(Date.parse(endsAt) - 1)].map((day) =>
    partsOf(day, timeZone),
  );
  if (!first || !last) return null;
  const begins = `${first.month} ${first.day}`;
  if (first.year !== last.year) return `${begins}, ${first.year} to ${last.month} ${last.day}, ${last.year}`;
  if (first.month !== last.month) return `${begins} to ${last.month} ${last.day}`;
  return first.day === last.day ? begins : `${begins} to ${last.day}`;
}

function isMidnight(moment: string, timeZone: string): boolean {
  const { hour, minute } = partsOf(new Date(moment), timeZone);
  return hour === '00' && minute === '00';
}

function partsOf(moment: Date, timeZone: string): Record<string, string> {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
