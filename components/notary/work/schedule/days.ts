import type { RequestView } from '@/lib/notary/schema/requests';
import { americanFormat } from '@/lib/values/date-format';

export type Day = { day: string; name: string; visits: RequestView[] };

/** Open visits by the day of the reader's zone, soonest first. */
export function groupByDay(visits: RequestView[], timeZone: string): Day[] {
  const key = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const name = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  const sorted = [...visits].sort((a, b) => a.appointmentDate.localeCompare(b.appointmentDate));
  const days = new Map<string, Day>();
  for (const visit of sorted) {
    const at = new Date(visit.appointmentDate);
    const day = key.format(at);
    const known = days.get(day) ?? { day, name: name.format(at), visits: [] };
    days.set(day, { ...known, visits: [...known.visits, visit] });
  }
  return [...days.values()];
}

/** `2:30 PM` in that zone. */
export function timeOf(moment: string, timeZone: string): string {
  return americanFormat({ timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(moment));
}
