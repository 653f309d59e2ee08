import * as z from 'zod';
import type { AlertLevel } from '@/lib/alerts/schema/alerts';
import type { LockEnd, Property } from '@/lib/deeds/schema';
import { calendarDay } from '@/lib/values/day';
import { optionalText } from '@/lib/values/text';
import type { TitleChain } from '../rules/title-chain';

/** What a timeline can be narrowed to. */
export const timelineKinds = [
  { value: 'recording', label: 'Recordings' },
  { value: 'lock', label: 'Locks' },
  { value: 'release', label: 'Releases' },
  { value: 'payment', label: 'Payments' },
  { value: 'document', label: 'Documents' },
  { value: 'alert', label: 'Alerts' },
  { value: 'proof', label: 'Proofs' },
] as const;

export type TimelineKind = (typeof timelineKinds)[number]['value'];

/** What the other members of an organization can narrow one to: payments and documents are its owner's alone. */
export const sharedTimelineKinds = timelineKinds.filter(
  ({ value }) => value !== 'payment' && value !== 'document',
);

const kinds = timelineKinds.map(({ value }) => value);
const DAY_MS = 24 * 60 * 60_000;

/** Somewhere on earth it is tomorrow. */
const isPast = (day: string) => Date.parse(day) <= Date.now() + DAY_MS;

const asOf = calendarDay('Please choose a day, such as 2026-11-23.').refine(
  isPast,
  'Please choose today or a day before.',
);

/** A place in a timeline: when (ms since 1970), which of several at that moment, and the row's id. */
const cursor = z
  .string()
  .regex(
    /^-?\d{1,13}\.\d{1,2}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    'There is no such page of this timeline.',
  )
  .transform((text) => {
    const [ms = '', rank = '', id = ''] = text.split('.');
    return { at: new Date(Number(ms)), rank: Number(rank), id };
  });

/** GET /api/properties/{id}/timeline. `after` is `next` of the page before. */
export const timelineQuerySchema = z.object({
  asOf: optionalText(asOf),
  kind: optionalText(z.enum(kinds, 'Please choose a kind of entry.')),
  after: optionalText(cursor),
});

export type TimelineQuery = z.infer<typeof timelineQuerySchema>;

/** What the address of the property's page says; what is no day or no kind is none. */
export const propertyPageSchema = z.object({
  asOf: asOf.optional().catch(undefined),
  kind: z.enum(kinds).optional().catch(undefined),
});

/** Of a property that is shared, the same for its page. */
export const sharedPropertySchema = propertyPageSchema.extend({
  kind: z
    .enum(sharedTimelineKinds.map(({ value }) => value))
    .optional()
    .catch(undefined),
  after: cursor.optional().catch(undefined),
});

/** GET /api/properties/{id}/history.pdf, and the same of a property that is shared */
export const historyPdfSchema = timelineQuerySchema.pick({ asOf: true });

/** GET /api/properties */
export const propertiesListSchema = z.object({ after: optionalText(z.uuid().toLowerCase()) });

/** One line of a property's history. */
export type TimelineEntry = {
  id: string;
  kind: TimelineKind;
  /** ISO 8601 UTC; of a recording the day alone counts */
  at: string;
  isDay: boolean;
  title: string;
  /** sentences and names below the title */
  details: string[];
  /** the entry of the evidence log that it has */
  logIndex: number | null;
  /** the proof of that entry, or the page of what it is about */
  href: string | null;
};

/** The lock of a property at the end of a day. Times are ISO 8601 UTC. */
export type PropertyState = {
  /** `none`: it was not locked yet */
  is: 'locked' | 'due' | 'ended' | 'none';
  contested: boolean;
  lockId: string | null;
  lockedAt: string | null;
  paymentDueAt: string | null;
  expiresAt: string | null;
  endedAt: string | null;
  endedBy: LockEnd | null;
  isDemo: boolean;
};

export type Timeline = {
  /** the day that was asked for; null for now */
  asOf: string | null;
  state: PropertyState;
  entries: TimelineEntry[];
  next: string | null;
};

/** A property as the other members of an organization see it. */
export type OrganizationProperty = {
  /** of its oldest lock, by which it is shared */
  id: string;
  /** the lock in force, or the latest that there was */
  currentId: string;
  propertyAddress: string;
  ownerName: string;
  county: string | null;
  parcelNumber: string | null;
  logIndex: number;
  /** the day that was asked for; null for now */
  asOf: string | null;
  state: PropertyState;
  chain: TitleChain;
  entries: TimelineEntry[];
  next: string | null;
};

export type OpenAlert = { id: string; level: AlertLevel; title: string; createdAt: string };

/** How many alerts of each level wait for somebody to look. */
export type AlertCounts = Record<AlertLevel, number>;

export type LastRecording = { type: string; instrument: string; recordedOn: string };

/** A property in a list. `id` is that of its current lock. */
export type PropertyAtAGlance = Property & {
  parcelNumber: string | null;
  /** dollars, and until when (ISO 8601 UTC); null where nothing is due */
  due: { amount: number; by: string } | null;
  openAlerts: AlertCounts;
  lastRecording: LastRecording | null;
};
