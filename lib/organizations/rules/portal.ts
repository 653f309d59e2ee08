import type { DayOfCalls } from '../schema/portal';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days the chart shows, today among them. */
export const CHART_DAYS = 30;

/** `2026-11-25`, in UTC as calls are counted. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** When the first day of the chart begins. */
export function chartBegins(now: Date): Date {
  const today = Date.parse(dayOf(now));
  return new Date(today - (CHART_DAYS - 1) * DAY_MS);
}

/** Every day of the chart, oldest first: a day without calls is one with none. */
export function everyDay(now: Date, counted: DayOfCalls[]): DayOfCalls[] {
  const calls = new Map(counted.map((each) => [each.day, each.calls]));
  const begin = chartBegins(now).getTime();
  return Array.from({ length: CHART_DAYS }, (_, index) => {
    const day = dayOf(new Date(begin + index * DAY_MS));
    return { day, calls: calls.get(day) ?? 0 };
  });
}

/** What a share of hundredths of a percent comes to. Half a cent goes up. */
export function shareOf(paidCents: number, basisPoints: number): number {
  return Math.floor((paidCents * basisPoints + 5_000) / 10_000);
}

/** `12.5%` */
export const inPercent = (basisPoints: number): string =>
  `${(basisPoints / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}%`;

/** What was typed as a percentage, in hundredths; null for nothing, and undefined, which no call takes, for what is none. */
export function toBasisPoints(typed: string): number | null | undefined {
  const text = typed.trim().replace(/%$/, '');
  if (text === '') return null;
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}
