import { z } from 'zod';
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
  .max(100_000, 'This price is too high.');

export const locationSchema = lineOfText('the address', 300);

const whatAndWhereSchema = z.object({
  serviceType: serviceTypeSchema,
  /** where it is not said, the service says it */
  isRemote: z.boolean().optional(),
  location: optionalText(locationSchema),
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
  })
  .transform(sayWhetherRemote);

/** POST /api/requests. Prices are what the client saw, in dollars: they are compared with ours. */
export const createRequestSchema = whatAndWhereSchema
  .extend({
    documentType: documentTypeSchema,
    appointmentDate: z.iso
      .datetime({ offset: true, error: 'Please choose a date and a time.' })
      .transform((text) => new Date(text)),
    addDeedGuard: z.boolean().default(false),
    specialInstructions: optionalText(textOfLines(MAX_INSTRUCTIONS)),
    basePrice: dollars,
    travelFee: dollars,
    totalPrice: dollars,
    documentId: z.uuid().toLowerCase().optional(),
    /** asked first */
    preferredNotaryId: z.uuid().toLowerCase().optional(),
  })
  .transform(sayWhetherRemote)
  .refine(needsLocation.check, needsLocation.issue)
  .refine(fitsService.check, fitsService.issue);

export const requestIdSchema = z.object({ id: z.uuid().toLowerCase() });

/** PATCH /api/requests/{id}: the client cancels; the notary begins and completes. */
export const changeStatusSchema = z.strictObject({
  status: z.enum(
    ['cancelled', 'in_progress', 'completed'],
    'Please choose cancelled, in_progress or completed.',
  ),
});

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

/** Dollars. */
export type Estimate = {
  basePrice: number;
  travelFee: number;
  totalPrice: number;
  /** to the notary whose way was priced, in a straight line; null for a remote session and while nobody is near */
  distanceMiles: number | null;
  /** what to ask about an address whose ZIP code is elsewhere than its city */
  placeQuestion?: string;
  /** `Anchorage, AK`, where no notary who is available covers it now */
  uncovered?: string;
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
};

/** A request as its parties see it. Times are ISO 8601 UTC, money dollars. */
export type RequestView = {
  id: string;
  clientId: string;
  /** first name and the initial of the last name until a notary is assigned, then the whole name */
  clientName: string;
  notaryId: string | null;
  notary: AssignedNotary | null;
  status: RequestStatus;
  serviceType: string;
  documentType: string;
  appointmentDate: string;
  location: string | null;
  isRemote: boolean;
  addDeedGuard: boolean;
  specialInstructions: string | null;
  basePrice: number;
  travelFee: number;
  addOnPrice: number;
  totalPrice: number;
  documentId: string | null;
  documentName: string | null;
  createdAt: string;
  assignedAt: string | null;
  departedAt: string | null;
  arrivedAt: string | null;
  startedAt: string | null;
  completedAt: string | null;
  cancelledAt: string | null;
  cancelledBy: 'client' | 'notary' | 'nobody_found' | null;
  /** the notary, on the way, does not show where they are */
  isPositionHidden: boolean;
  /** nobody is left to ask: the request waits, and is tried again */
  isExhausted: boolean;
  /** somebody was asked, whatever became of it */
  wasAsked: boolean;
  /** somebody is being asked now */
  isOffered: boolean;
  unreadMessages: number;
  review: { rating: number; comment: string | null } | null;
  /** entry of the evidence log, where the client chose it and the visit is completed */
  logIndex: number | null;
};

/** One line of a request's history, oldest first. */
export type RequestEvent = {
  at: string;
  kind:
    | 'created'
    | 'offered'
    | 'offer_declined'
    | 'offer_expired'
    | 'exhausted'
    | 'assigned'
    | 'unassigned'
    | 'departed'
    | 'arrived'
    | 'started'
    | 'completed'
    | 'cancelled'
    | 'reviewed';
};
