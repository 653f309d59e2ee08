import * as z from 'zod';
import { listQuery, type ListSort } from '@/lib/platform/list';
import { moment } from '@/lib/values/day';
import { lineOfText, optionalText, textOfLines } from '@/lib/values/text';
import { locationSchema, serviceTypeSchema, stateCode } from './requests';

export const credentialKinds = ['commission', 'bond', 'insurance'] as const;
export type CredentialKind = (typeof credentialKinds)[number];

const credentialSchema = z.strictObject({
  kind: z.enum(credentialKinds, 'Please choose commission, bond or insurance.'),
  state: stateCode,
  number: lineOfText('the number', 60),
  /** the last day on which it is in force: 2027-03-31 */
  expiresOn: z.iso
    .date('Please choose the last day on which it is in force.')
    .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Please check the year.'),
});

/** PATCH /api/notaries/profile/{userId}: what is left out stays. `credentials` replaces all of them, and takes the verification back. */
export const changeProfileSchema = z.strictObject({
  available: z.boolean().optional(),
  states: z.array(stateCode).max(50).optional(),
  serviceTypes: z.array(serviceTypeSchema).max(20).optional(),
  credentials: z.array(credentialSchema).max(60).optional(),
  /** what the page showed; where others are held by now, nothing changes */
  credentialsBefore: z.array(credentialSchema).max(60).optional(),
  /** city and state, or ZIP code; empty for remote work alone */
  home: z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      locationSchema.nullable(),
    )
    .optional(),
  /** street, city, state and ZIP code; empty for who has no office */
  officeAddress: z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      locationSchema.nullable(),
    )
    .optional(),
  travelRadiusMiles: z
    .number('Please enter the miles that you travel.')
    .int('Please enter whole miles.')
    .min(1, 'Please enter at least 1 mile.')
    .max(100, 'Please enter at most 100 miles.')
    .optional(),
});

/** PUT /api/notaries/profile/{userId}/verification */
export const setVerifiedSchema = z.strictObject({
  verified: z.boolean('Please say whether the credentials are verified.'),
  /** what the admin has compared; where the notary has others by now, nothing is verified */
  credentials: z.array(credentialSchema).max(60).optional(),
  /** the same of their papers */
  papers: z.array(z.uuid().toLowerCase()).max(60).optional(),
});

/** GET /api/notaries: `after` is `next` of the page before. */
export const listNotariesSchema = z.object({
  /** an empty choice of the filter is none */
  unverified: optionalText(z.stringbool('Please choose true or false.')),
  /** words of a name or part of an email address */
  search: optionalText(textOfLines(200)),
  ...listQuery,
  after: z.uuid('Please continue from a page of this list.').toLowerCase().optional(),
});

export type NotaryFilter = { unverified?: boolean; search?: string; sort?: ListSort };

/** GET …/stats and …/earnings: where days and weeks begin. */
export const timeZoneSchema = z.object({
  timeZone: z
    .string()
    .trim()
    .max(64, 'Please send a time zone such as America/Chicago.')
    .regex(/^[\w/+-]+$/, 'Please send a time zone such as America/Chicago.')
    .default('UTC'),
});

export const timeOffIdSchema = z.object({ userId: z.uuid(), id: z.uuid().toLowerCase() });

export type ChangeProfileInput = z.infer<typeof changeProfileSchema>;
export type SetVerifiedInput = z.infer<typeof setVerifiedSchema>;

/** What a paper may be: a scan, or a photo. */
const paperTypes = ['pdf', 'jpg', 'png'] as const;
export const PAPER_TYPES = 'a PDF, JPG or PNG file';
export type PaperType = (typeof paperTypes)[number];

export function isPaperType(type: string): type is PaperType {
  return paperTypes.some((each) => each === type);
}

/** …/credentials/{id}/paper */
export const credentialIdSchema = z.object({ userId: z.uuid().toLowerCase(), id: z.uuid().toLowerCase() });

export type Credential = {
  id: string;
  kind: CredentialKind;
  state: string;
  /** only to the notary and admins */
  number: string | null;
  /** 2027-03-31 */
  expiresOn: string;
  /** what it is compared with, only to the notary and admins; `id` is another one for another file */
  paper: { id: string; addedAt: string } | null;
};

/** A notary's profile. What only the notary and admins see is null for others. */
export type NotaryProfileView = {
  userId: string;
  name: string;
  initials: string;
  email: string | null;
  phone: string | null;
  available: boolean;
  states: string[];
  serviceTypes: string[];
  credentials: Credential[];
  home: string | null;
  /** where clients may come; others see city and state alone */
  officeAddress: string | null;
  travelRadiusMiles: number;
  isVerified: boolean;
  verifiedAt: string | null;
  isDemo: boolean;
  /** 1 to 5, one decimal; null before the first review */
  rating: number | null;
  reviews: number;
  verificationLevel: 'Gold' | 'Platinum' | null;
  hasCalendarFeed: boolean;
  /** the address of the account is not confirmed: nobody is verified until then; others are not told */
  awaitsConfirmation: boolean;
};

/** One page of all notaries, for admins. `next` is null on the last one. */
export type NotaryList = { notaries: NotaryProfileView[]; next: string | null };

/** The answer to a new calendar feed: the only time that its address can be read. */
export type CalendarFeed = { url: string };

/** POST /api/notaries/{userId}/time-off */
export const timeOffSchema = z
  .strictObject({
    startsAt: moment('Please choose when it begins.').transform((text) => new Date(text)),
    endsAt: moment('Please choose when it ends.').transform((text) => new Date(text)),
    note: optionalText(lineOfText('a note', 100)),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    message: 'The end has to be after the beginning.',
    // What is no time at all is said once.
    when: ({ issues }) => issues.length === 0,
  });

export type TimeOffInput = z.infer<typeof timeOffSchema>;
export type TimeOff = { id: string; startsAt: string; endsAt: string; note: string | null };

/** What a notary's dashboard says in numbers; null where there is nothing yet to count. Money in dollars. */
export type NotaryStats = {
  todayEarnings: number;
  weekEarnings: number;
  weekCompletions: number;
  averageRating: number | null;
  reviews: number;
  /** half of the offers were answered within these minutes, one decimal, of the last 90 days */
  responseMinutes: number | null;
  /** shares of 100, whole, of the last 90 days */
  satisfactionPercent: number | null;
  onTimePercent: number | null;
  completionPercent: number | null;
};

/** One visit in the earnings: completed, or cancelled too late. Dollars; tax and add-on are left out: they are not the notary's. */
export type Earning = {
  requestId: string;
  serviceType: string;
  /** when it was completed or cancelled */
  completedAt: string;
  /** the fee for cancelling stands in for the price */
  isCancelled: boolean;
  basePrice: number;
  travelFee: number;
  rushFee: number;
  total: number;
  /** the invoice that bills it; null while none does, or the one that did is void */
  invoiceId: string | null;
  invoiceNumber: string | null;
};

/** Weeks begin on Monday, in the time zone that was asked for; newest first. */
export type Earnings = {
  total: number;
  weeks: { startsOn: string; visits: number; total: number }[];
  visits: Earning[];
};
