import * as z from 'zod';
import { formatNumber } from '@/lib/values/numbers';
import type { VerificationLevel } from '../rules/verification-level';
import type { PriceLine } from '@/lib/pricing/rules/price-lines';
import { MAX_PAGES } from '@/lib/pricing/rules/quote-request';
import { visitModes, type VisitMode } from '@/lib/pricing/rules/service-types';
import { moment } from '@/lib/values/day';
import { lineOfText, optionalText, textOfLines } from '@/lib/values/text';
import { isOnlineOnly, notaryServices, ONLINE_ONLY, requestDocuments } from '../rules/services';
import type { RequestStatus } from '../rules/statuses';

const valuesOf = <V extends string>(options: readonly { value: V }[]) =>
  options.map(({ value }) => value) as [V, ...V[]];

export const serviceTypeSchema = z.enum(valuesOf(notaryServices), 'Please choose a service.');
const documentTypeSchema = z.enum(valuesOf(requestDocuments), 'Please choose a kind of document.');

const MAX_INSTRUCTIONS = 2_000;
/** How far ahead an appointment may lie. */
export const MAX_DAYS_AHEAD = 365;

const dollars = z
  .number('The price is missing.')
  .min(0, 'A price cannot be negative.')
  .max(1_000_000, 'This price is too high.');

export const locationSchema = lineOfText('the address', 300);

/** Two letters, USPS; whether a state has them is asked where they are used. */
export const stateCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'Please choose a state.');

const appointmentSchema = moment('Please choose a date and a time.').transform((text) => new Date(text));

const whatAndWhereSchema = z.object({
  serviceType: serviceTypeSchema,
  /** where it is not said, the service says it */
  isRemote: z.boolean().optional(),
  /** mobile: the notary comes; in-person: at the notary's office */
  mode: z.enum(visitModes, 'Please choose mobile or in-person.').default('mobile'),
  pages: z
    .number('Please enter how many pages there are.')
    .int('Please enter a whole number of pages.')
    .min(1, 'Please enter at least 1 page.')
    .max(MAX_PAGES, `Please enter at most ${formatNumber(MAX_PAGES)} pages.`)
    .default(1),
  location: optionalText(locationSchema),
  /** where the client of a remote session is: two letters, USPS. A visit is in the state of its address. */
  state: optionalText(stateCode),
});

type WhatAndWhere = z.infer<typeof whatAndWhereSchema>;

const sayWhetherRemote = <Input extends WhatAndWhere>(input: Input) => ({
  ...input,
  isRemote: input.isRemote ?? isOnlineOnly(input.serviceType),
});

const needsLocation = {
  check: ({ isRemote, location }: WhatAndWhere) => isRemote || location !== undefined,
  issue: { path: ['location'], message: 'Please enter the address of the appointment.' },
};

const fitsService = {
  check: ({ isRemote, serviceType }: WhatAndWhere) => isRemote || !isOnlineOnly(serviceType),
  issue: { path: ['serviceType'], message: ONLINE_ONLY },
};

/** POST /api/pricing/estimate */
export const estimateSchema = whatAndWhereSchema
  .extend({
    /** the price of this notary's coming, instead of the nearest one's */
    notaryId: z.uuid().toLowerCase().optional(),
    /** less than an hour ahead it is a rush; without it, it is none */
    appointmentDate: appointmentSchema.optional(),
  })
  .transform(sayWhetherRemote);

/** Expressly no state: a remote session from elsewhere has no state's rate. */
export const NO_STATE = 'NONE';

const stateOrNone = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(?:[A-Z]{2}|NONE)$/, 'Please choose a state.');

/** POST /api/requests. Prices are what the client saw, in dollars: they are compared with ours. */
export const createRequestSchema = whatAndWhereSchema
  .extend({
    /** of a remote session it has to be said, if only that there is `none` */
    state: optionalText(stateOrNone),
    documentType: documentTypeSchema,
    appointmentDate: appointmentSchema,
    addDeedGuard: z.boolean().default(false),
    specialInstructions: optionalText(textOfLines(MAX_INSTRUCTIONS)),
    basePrice: dollars,
    /** null while it is open */
    travelFee: dollars.nullable(),
    rushFee: dollars.optional(),
    tax: dollars.optional(),
    totalPrice: dollars,
    documentId: z.uuid().toLowerCase().optional(),
    /** asked first */
    preferredNotaryId: z.uuid().toLowerCase().optional(),
  })
  .transform((input) => ({
    ...sayWhetherRemote(input),
    state: input.state === NO_STATE ? undefined : input.state,
    isElsewhere: input.state === NO_STATE,
  }))
  .refine(needsLocation.check, needsLocation.issue)
  .refine(fitsService.check, fitsService.issue);

export const requestIdSchema = z.object({ id: z.uuid().toLowerCase() });

/** PATCH /api/requests/{id}: the client cancels; the notary begins and completes. */
export const changeStatusSchema = z.strictObject({
  status: z.enum(
    ['cancelled', 'in_progress', 'completed'],
    'Please choose cancelled, in_progress or completed.',
  ),
  /** what the client saw that cancelling costs, in dollars: nothing is cancelled where it is more by now */
  fee: dollars.default(0),
  /** the client's word on a visit at the notary's office, by which cancelling is free */
  officeClosed: z.boolean('Please say whether the office was closed.').default(false),
});

/** POST /api/requests/{id}/travel-agreement: the fee that the client saw, in dollars. */
export const agreeToTravelSchema = z.strictObject({ travelFee: dollars });

/** POST /api/requests/{id}/review */
export const reviewSchema = z.strictObject({
  rating: z
    .number('Please choose 1 to 5 stars.')
    .int('Please choose whole stars.')
    .min(1, 'Please choose 1 to 5 stars.')
    .max(5, 'Please choose 1 to 5 stars.'),
  comment: optionalText(textOfLines(1_000)),
});

export type EstimateInput = z.infer<typeof estimateSchema>;
export type CreateRequestInput = z.infer<typeof createRequestSchema>;
export type ReviewInput = z.infer<typeof reviewSchema>;

/** What something costs, in dollars. */
type Prices = {
  /** with state rate and pages */
  basePrice: number;
  /** null while no way is known */
  travelFee: number | null;
  rushFee: number;
  tax: number;
  totalPrice: number;
};

export type Estimate = Prices & {
  lines: (Omit<PriceLine, 'cents'> & { amount: number | null })[];
  /** dollars, of every mile of a travel fee */
  travelPerMile: number;
  /** the address as it was understood; null where it was not, and none was given */
  place: string | null;
  /** city, state and ZIP code of the office that is nearest; null for what is not at one, and while none is near */
  office: string | null;
  /** to the notary whose way was priced, by road; null for a remote session and while nobody is near */
  distanceMiles: number | null;
  /** what to ask about an address whose ZIP code is elsewhere than its city */
  placeQuestion?: string;
  /** `Anchorage, AK`, where no notary who is available covers it now */
  uncovered?: string;
  /** whoever could do it has something else at the hour that was asked about */
  nobodyFree?: true;
  /** whoever could do it at that hour is a demo notary */
  isDemo?: true;
};

/** The notary of a request, as the client sees it. */
export type AssignedNotary = {
  id: string;
  name: string;
  initials: string;
  /** 1 to 5, one decimal; null before the first review */
  rating: number | null;
  /** only while the request is assigned or in progress */
  phone: string | null;
  isDemo: boolean;
  /** a person, in an account that is there for trying out */ isDemoAccount?: true;
  /** only while the request is assigned or in progress: the credentials were in force for it */
  verificationLevel?: VerificationLevel;
};

/** A request as its parties see it. Times are ISO 8601 UTC, money dollars. */
export type RequestView = {
  id: string;
  clientId: string;
  /** with the initial of the last name alone until a notary is assigned */
  clientName: string;
  notaryId: string | null;
  notary: AssignedNotary | null;
  status: RequestStatus;
  serviceType: string;
  documentType: string;
  appointmentDate: string;
  location: string | null;
  /** two letters: of the address, or where the client of a remote session is; null where that was not said */
  state: string | null;
  isRemote: boolean;
  addDeedGuard: boolean;
  specialInstructions: string | null;
  mode: VisitMode;
  pages: number;
  basePrice: number;
  /** null while it is open */
  travelFee: number | null;
  /** the way of the notary who has accepted, and the total with it, while the client has not agreed to it */
  travelAsked: { travelFee: number; totalPrice: number } | null;
  rushFee: number;
  tax: number;
  addOnPrice: number;
  totalPrice: number;
  /** what the client owes for having cancelled */
  cancellationFee: number;
  /** of the notary who has accepted a visit there; null before */
  officeAddress: string | null;
  documentId: string | null;
  documentName: string | null;
  createdAt: string;
  assignedAt: string | null;
  /** from when on the notary may set off; null for at once, and where nobody has to */
  setsOffFrom: string | null;
  departedAt: string | null;
  /** since when positions show the notary on the way */
  underWayAt: string | null;
  arrivedAt: string | null;
  /** the client agreed that the notary begins before the hour */
  beginAgreedAt: string | null;
  /** a party had the visit of a demo notary played at once */
  playedAt: string | null;
  startedAt: string | null;
  completedAt: string | null;
  cancelledAt: string | null;
  cancelledBy: 'client' | 'notary' | 'nobody_found' | null;
  /** the notary, on the way, does not show where they are */
  isPositionHidden: boolean;
  /** nobody is left to ask: the request waits, and is tried again */
  isExhausted: boolean;
  /** how many notaries were asked, whatever became of it */
  askedCount: number;
  /** somebody is being asked now */
  isOffered: boolean;
  unreadMessages: number;
  review: { rating: number; comment: string | null } | null;
  /** entry of the evidence log, where the client chose it and the visit is completed */
  logIndex: number | null;
};

/** What a home page says of a request that goes on. */
export type ActiveRequest = Pick<
  RequestView,
  | 'id'
  | 'status'
  | 'serviceType'
  | 'documentType'
  | 'appointmentDate'
  | 'isRemote'
  | 'location'
  | 'officeAddress'
  | 'departedAt'
  | 'arrivedAt'
  | 'travelAsked'
  | 'isExhausted'
  | 'clientName'
> & { notary: Pick<AssignedNotary, 'name'> | null };

/** One line of a request's history, oldest first. */
export type RequestEvent = {
  at: string;
  /** done by a demo notary, or for one */
  isDemo?: true;
  kind:
    | 'created'
    | 'offered'
    | 'offer_declined'
    | 'offer_expired'
    | 'exhausted'
    | 'assigned'
    | 'travel_agreed'
    | 'unassigned'
    | 'departed'
    | 'arrived'
    | 'begin_agreed'
    | 'played'
    | 'started'
    | 'completed'
    | 'cancelled'
    | 'reviewed';
};
