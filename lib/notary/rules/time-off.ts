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
