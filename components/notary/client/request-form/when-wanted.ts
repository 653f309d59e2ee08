import { clockOf, dayOf } from '@/components/notary/client/request-form/own-time';
import { DEFAULT_TIME } from '@/lib/notary/rules/appointment';

const QUARTER_MS = 15 * 60_000;
/** For a notary to answer and to come. */
const SOON_MS = 30 * 60_000;
const HOUR_MS = 60 * 60_000;

/** What the fields of date and time show, in the reader's own zone. */
type When = { appointmentDate: string; appointmentTime: string };

/** The date and the time that a request begins with, for the urgency that was searched with; no date without a hurry. */
export function whenWanted(urgency: string | undefined, now: Date): When {
  switch (urgency) {
    case 'asap':
      return whenOf(new Date(Math.ceil((now.getTime() + SOON_MS) / QUARTER_MS) * QUARTER_MS));
    case 'today':
      return laterToday(now) ?? tomorrowMorning(now);
    case 'tomorrow':
      return tomorrowMorning(now);
    default:
      return { appointmentDate: '', appointmentTime: DEFAULT_TIME };
  }
}

function laterToday(now: Date): When | null {
  const hour = new Date(now.getTime() + HOUR_MS);
  const isFull = hour.getMinutes() === 0 && hour.getSeconds() === 0 && hour.getMilliseconds() === 0;
  if (!isFull) hour.setHours(hour.getHours() + 1, 0, 0, 0);
  return dayOf(hour) === dayOf(now) ? whenOf(hour) : null;
}

function tomorrowMorning(now: Date): When {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return { appointmentDate: dayOf(tomorrow), appointmentTime: DEFAULT_TIME };
}

function whenOf(moment: Date): When {
  return { appointmentDate: dayOf(moment), appointmentTime: clockOf(moment) };
}
