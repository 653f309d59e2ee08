import * as z from 'zod';
import { listQuery } from '@/lib/platform/list';
import { calendarDay } from '@/lib/values/day';
import { optionalText } from '@/lib/values/text';

export const abuseKinds = [
  { value: 'limited', label: 'Too many tries' },
  { value: 'locked', label: 'Locked' },
  { value: 'refused', label: 'Refused' },
  { value: 'poisoned', label: 'Documents stopped' },
  { value: 'opened', label: 'Accounts opened' },
] as const;

export type AbuseKind = (typeof abuseKinds)[number]['value'];

export const abuseSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'most', label: 'Most often first' },
] as const;

/** GET /api/abuse */
export const abuseQuerySchema = z.object({
  ...listQuery,
  kind: optionalText(z.enum(['limited', 'locked', 'refused', 'poisoned', 'opened'])),
  /** in UTC: 2026-11-22 */
  day: optionalText(calendarDay('Please enter a day.')),
  sort: z.enum(['newest', 'oldest', 'most']).optional().catch(undefined),
});

export type AbuseFilter = { kind?: AbuseKind; day?: string };

/** What happened on one day, and how often. `source` is the mark of whose it was; empty where it has none. */
export type ListedAbuse = {
  id: string;
  /** in UTC: 2026-11-22 */
  day: string;
  kind: AbuseKind;
  what: string;
  source: string;
  count: number;
  /** ISO 8601, UTC */
  lastAt: string;
};

/** How often each kind happened on a day, over everything. */
export type AbuseDay = { day: string } & Record<AbuseKind, number>;

/** Something that an honest day does not bring. */
export type AbusePattern =
  | { name: 'many-accounts'; day: string; source: string; accounts: number }
  | { name: 'foreign-homes'; day: string; userId: string; email: string; homes: number };
