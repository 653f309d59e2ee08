import * as z from 'zod';
import { calendarDay, moment } from '@/lib/values/day';
import { lineOfText, optionalText, textOfLines } from '@/lib/values/text';
import { toCents } from '@/lib/values/money';
import { isTimeZone } from '@/lib/values/time-zone';
import { listQuery } from '@/lib/platform/list';
import {
  idDocuments,
  identifications,
  journalProblems,
  notarialActs,
  withoutLeftovers,
} from '../rules/journal';

const valuesOf = <V extends string>(options: readonly { value: V }[]) =>
  options.map(({ value }) => value) as [V, ...V[]];

const MAX_FEE_CENTS = 1_000_000;
const FEE = 'Please enter the fee in dollars, such as 10 or 10.00.';

const reason = lineOfText('why you correct the entry', 300);

/** What the form and the call both hold. No field takes the number of an identity document. */
const facts = {
  act: z.enum(valuesOf(notarialActs), 'Please choose the act.'),
  document: lineOfText('the kind or title of the document', 200),
  signerName: lineOfText('the name of the person', 200),
  signerAddress: lineOfText('the address of the person', 300),
  identifiedBy: z.enum(valuesOf(identifications), 'Please choose how you knew who it was.'),
  idDocument: optionalText(z.enum(valuesOf(idDocuments), 'Please choose the identity document.')),
  idExpiresOn: optionalText(calendarDay('Please enter the day on which it expires.')),
  witnessName: optionalText(lineOfText('the name of the witness', 200)),
  isOnline: z.boolean('Please say whether it took place online.'),
  place: optionalText(lineOfText('where the act took place', 300)),
  note: optionalText(textOfLines(1_000)),
  reason: optionalText(reason),
};

function refuse(entry: Parameters<typeof journalProblems>[0], context: z.RefinementCtx): void {
  for (const [name, message] of Object.entries(journalProblems(entry))) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
}

/** POST /api/notaries/{userId}/journal. The browser makes the id, so that the same entry sent twice is one. */
export const journalEntrySchema = z
  .strictObject({
    id: z.uuid().toLowerCase(),
    actedAt: moment('Please enter when the act took place.').transform((text) => new Date(text)),
    /** in which the time was said */
    zone: z
      .string('Please send a time zone.')
      .refine(isTimeZone, 'Please send a time zone such as America/Chicago.'),
    ...facts,
    feeCents: z.int(FEE).min(0, FEE).max(MAX_FEE_CENTS, 'This fee is too high.'),
    /** the visit it was part of */
    requestId: z.uuid().toLowerCase().optional(),
    /** the number of the entry that this one corrects */
    corrects: z.int().positive().optional(),
  })
  .superRefine(refuse)
  .transform(withoutLeftovers);

export type JournalEntryInput = z.output<typeof journalEntrySchema>;
export type JournalEntryBody = z.input<typeof journalEntrySchema>;

const { isOnline: _, ...typedFacts } = facts;

const form = z.object({
  ...typedFacts,
  meeting: z.enum(['in-person', 'online'], 'Please choose in person or online.'),
  actedOn: calendarDay('Please enter the date of the act.'),
  actedTime: z.iso.time({ precision: -1, error: 'Please enter a time such as 09:30.' }),
  fee: lineOfText('the fee, or 0', 12)
    .regex(/^\$?\d{1,5}(?:\.\d{1,2})?$/, FEE)
    .transform((text) => toCents(Number(text.replace('$', '')))),
});

/** As the call takes it, but for the id, the zone and what the entry is about. Day and time are of the person's own clock. */
function toFacts({ actedOn, actedTime, fee, meeting, ...entry }: z.output<typeof form>) {
  return {
    ...entry,
    isOnline: meeting === 'online',
    feeCents: fee,
    actedAt: new Date(`${actedOn}T${actedTime}`).toISOString(),
  };
}

export const journalFormSchema = form
  .transform((typed) => withoutLeftovers(toFacts(typed)))
  .superRefine(refuse);

/** The same for an entry that corrects another: it says why. */
export const correctionFormSchema = form
  .extend({ reason })
  .transform((typed) => ({ ...withoutLeftovers(toFacts(typed)), reason: typed.reason }))
  .superRefine(refuse);

export type JournalFormValues = z.output<typeof journalFormSchema>;

/** GET /api/notaries/{userId}/journal */
export const journalQuerySchema = z.object({ after: listQuery.after, format: listQuery.format });

export type JournalQuery = Pick<z.infer<typeof journalQuerySchema>, 'after'>;

/** One line of a journal. Times are ISO 8601 UTC. */
export type JournalEntry = {
  id: string;
  number: number;
  actedAt: string;
  zone: string;
  /** the time in words, in that zone */
  when: string;
  act: (typeof notarialActs)[number]['value'];
  document: string;
  signerName: string;
  signerAddress: string;
  identifiedBy: (typeof identifications)[number]['value'];
  idDocument: string | null;
  /** a day */
  idExpiresOn: string | null;
  witnessName: string | null;
  feeCents: number;
  isOnline: boolean;
  place: string | null;
  note: string | null;
  requestId: string | null;
  /** numbers of entries */
  corrects: number | null;
  reason: string | null;
  correctedBy: number | null;
  writtenAt: string;
};

export type JournalPage = { entries: JournalEntry[]; next: string | null };

/** A completed visit that no entry is about yet, and what it says of the act; null where it says nothing. */
export type UnwrittenVisit = {
  requestId: string;
  title: string;
  completedAt: string;
  document: string | null;
  place: string | null;
  isOnline: boolean;
};
