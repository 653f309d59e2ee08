/** The terms under which the issuer names the day. */
export const DAY_NAMED = 'Due on a set day';
export const DEFAULT_TERMS = 'Net 15';

/** Of the bill of a visit: its client is a person, and the days of a company are not theirs. */
export const VISIT_TERMS = 'Due on receipt';

/** How many days an invoice gives, from the day it goes out. */
const days = {
  'Due on receipt': 0,
  'Net 7': 7,
  'Net 15': 15,
  'Net 30': 30,
  'Net 45': 45,
  'Net 60': 60,
} as const;

export const termsChoices = [...(Object.keys(days) as (keyof typeof days)[]), DAY_NAMED] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When an invoice that goes out now falls due by its terms. Those that name a day came with it. */
export function dueDate(terms: string, sentAt: Date): Date {
  const given = Object.entries(days).find(([name]) => name === terms)?.[1] ?? days[DEFAULT_TERMS];
  return new Date(sentAt.getTime() + given * DAY_MS);
}

/** The end of a day in UTC, in which all days on invoices are told: `2026-12-05` → its last millisecond. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59.999Z`);
}

/** Whether the day on which it falls due is over, in UTC. Both are ISO 8601. */
export function isPastDue(dueAt: string, now: string): boolean {
  return dueAt.slice(0, 10) < now.slice(0, 10);
}

/** What a reader is told of the terms before the day: none where they only say that there is one. */
export function namedTerms(terms: string): string | null {
  return terms === DAY_NAMED ? null : terms;
}
