import * as z from 'zod';
import { visitModes } from '@/lib/pricing/rules/service-types';
import { requestStatuses } from '../rules/statuses';
import type { Estimate, RequestView } from './requests';

const time = z.iso.datetime();
const dollars = z.number();

const assignedNotary = z.object({
  id: z.uuid(),
  name: z.string(),
  initials: z.string(),
  rating: z.number().nullable().describe('From 1 to 5; `null` before the first review.'),
  phone: z.string().nullable().describe('While the request is assigned or in progress.'),
  isDemo: z.boolean(),
  isDemoAccount: z.literal(true).optional().describe('A person, in an account that is there for trying out.'),
  verificationLevel: z.enum(['Gold', 'Platinum']).optional(),
});

/** A request as its parties see it. */
export const notaryRequestSchema = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string().describe('With the initial of the last name until a notary is assigned.'),
  notaryId: z.uuid().nullable(),
  notary: assignedNotary.nullable(),
  status: z.enum(requestStatuses),
  serviceType: z.string(),
  documentType: z.string(),
  appointmentDate: time,
  location: z.string().nullable(),
  state: z
    .string()
    .nullable()
    .describe('In two letters: the state of the address, or where the client of a remote session is.'),
  isRemote: z.boolean(),
  addDeedGuard: z.boolean(),
  specialInstructions: z.string().nullable(),
  mode: z.enum(visitModes),
  pages: z.number().int(),
  basePrice: dollars.describe('Dollars, as the other prices.'),
  travelFee: dollars.nullable().describe('`null` while it is open.'),
  travelAsked: z
    .object({ travelFee: dollars, totalPrice: dollars })
    .nullable()
    .describe(
      'What the way of the notary costs, and the total with it, while the client has not agreed to it.',
    ),
  rushFee: dollars,
  tax: dollars,
  addOnPrice: dollars,
  totalPrice: dollars,
  cancellationFee: dollars.describe('What the client owes for having cancelled.'),
  officeAddress: z.string().nullable(),
  documentId: z.uuid().nullable(),
  documentName: z.string().nullable(),
  createdAt: time,
  assignedAt: time.nullable(),
  setsOffFrom: time
    .nullable()
    .describe('The time from which the notary may set off; `null` if there is no wait.'),
  departedAt: time.nullable(),
  underWayAt: time.nullable().describe('The time since which positions show the notary on the way.'),
  arrivedAt: time.nullable(),
  beginAgreedAt: time
    .nullable()
    .describe('The time at which the client agreed that the notary begins before the hour.'),
  playedAt: time.nullable().describe('The time at which a party had the visit of a demo notary played.'),
  startedAt: time.nullable(),
  completedAt: time.nullable(),
  cancelledAt: time.nullable(),
  cancelledBy: z.enum(['client', 'notary', 'nobody_found']).nullable(),
  isPositionHidden: z.boolean().describe('The notary, on the way, does not show where they are.'),
  isExhausted: z.boolean().describe('The request waits for a notary to be free, and is tried again.'),
  askedCount: z.number().int().describe('The number of notaries that were asked.'),
  isOffered: z.boolean().describe('A notary is being asked now.'),
  unreadMessages: z.number().int(),
  review: z.object({ rating: z.number().int(), comment: z.string().nullable() }).nullable(),
  logIndex: z
    .number()
    .int()
    .nullable()
    .describe('The index of the proof of completion in the evidence log, where the request has one.'),
}) satisfies z.ZodType<RequestView>;

/** POST /api/pricing/estimate */
export const estimateAnswerSchema = z.object({
  basePrice: dollars.describe('Dollars, as the other prices. With state rate and pages.'),
  travelFee: dollars.nullable().describe('`null` while no way is known.'),
  rushFee: dollars,
  tax: dollars,
  totalPrice: dollars,
  lines: z.array(
    z.object({
      name: z.string(),
      note: z.string().describe('How it comes about; empty where the name says it.'),
      amount: dollars.nullable().describe('`null` while it is open.'),
      payee: z.enum(['notary', 'tax', 'platform']),
    }),
  ),
  travelPerMile: dollars,
  place: z.string().nullable().describe('The address as it was understood.'),
  office: z.string().nullable().describe('City, state and ZIP code of the nearest office.'),
  distanceMiles: z.number().nullable().describe('To the notary whose way was priced, by road.'),
  placeQuestion: z
    .string()
    .optional()
    .describe('What to ask about an address whose ZIP code is elsewhere than its city.'),
  uncovered: z
    .string()
    .optional()
    .describe('The city, such as `Anchorage, AK`, which no available notary covers now.'),
  nobodyFree: z
    .literal(true)
    .optional()
    .describe('The notaries who could do it have something else at that hour.'),
  isDemo: z.literal(true).optional().describe('The notaries who could do it at that hour are demo notaries.'),
}) satisfies z.ZodType<Estimate>;
