import type { Urgency } from '../schema/search';

const HOUR_MS = 60 * 60_000;

type SearchWindow = {
  from: Date;
  to: Date;
  /** free from its beginning to its end; otherwise any free part will do */
  isWhole: boolean;
};

const hours: Record<Urgency, [from: number, to: number]> = {
  asap: [0, 1],
  today: [0, 12],
  tomorrow: [12, 36],
  week: [0, 7 * 24],
};

/** When a notary has to have time: at once means the whole next hour. No time zone is known, so days are counted in hours. */
export function searchWindow(urgency: Urgency, at: Date): SearchWindow {
  const [from, to] = hours[urgency].map((hour) => new Date(at.getTime() + hour * HOUR_MS)) as [Date, Date];
  return { from, to, isWhole: urgency === 'asap' };
}
