import { z } from 'zod';
import { locationSchema, MAX_DAYS_AHEAD } from '@/lib/notary/schema/requests';
import { MAX_PAGES } from '@/lib/pricing/rules/quote-request';
import { lineOfText, textOfLines } from '@/lib/values/text';
import { pageOf, pageQuery } from './pages';

const MOST_DOCUMENTS = 10;
const DOCUMENTS_WRONG = `Please name 1 to ${MOST_DOCUMENTS} documents.`;
const TIME_WRONG = 'Please send a time such as 2027-02-01T15:00:00Z, with Z or an offset.';
const PAGES_WRONG = `Please send a whole number of pages, 1 to ${MAX_PAGES.toLocaleString('en-US')}.`;
const MONEY_WRONG = 'Please send an amount of dollars, 0 to 1,000,000.';

const dollars = z.number(MONEY_WRONG).min(0, MONEY_WRONG).max(1_000_000, MONEY_WRONG);

const bookingServices = ['mobile', 'in_person', 'remote'] as const;

const bookingStatuses = [
  'searching',
  'assigned',
  'en_route',
  'arrived',
  'in_progress',
  'completed',
  'cancelled',
] as const;

const service = z.enum(bookingServices, 'Please choose mobile, in_person or remote.');
const status = z.enum(bookingStatuses, `Please choose one of ${bookingStatuses.join(', ')}.`);

const fields = {
  service_type: service.describe(
    '`mobile`: the notary comes to `location`. `in_person`: at a notary’s office near `location`. `remote`: online.',
  ),
  documents: z
    .array(lineOfText('the name of a document', 90), DOCUMENTS_WRONG)
    .min(1, DOCUMENTS_WRONG)
    .max(MOST_DOCUMENTS, DOCUMENTS_WRONG)
    .describe(
      'What is to be notarized, by name, such as `grant deed`. The first says which notaries are asked.',
    ),
  preferred_time: z.iso
    .datetime({ offset: true, error: TIME_WRONG })
    .describe(
      `When, ISO 8601 with Z or an offset, within the next ${MAX_DAYS_AHEAD} days. Less than an hour ahead is a rush.`,
    ),
  location: locationSchema
    .optional()
    .describe(
      'Street, city, state and ZIP code, on one line. Of an office visit city and state are enough. Left out for a remote session.',
    ),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{2}|NONE)$/, 'Please send two letters such as TX, or NONE.')
    .optional()
    .describe(
      'Of a remote session, where the signer is: two letters, or `NONE` elsewhere. Left out otherwise.',
    ),
  pages: z
    .number(PAGES_WRONG)
    .int(PAGES_WRONG)
    .min(1, PAGES_WRONG)
    .max(MAX_PAGES, PAGES_WRONG)
    .default(1)
    .describe('How many pages there are. Pages after the first are part of the price.'),
  notes: textOfLines(1_000).optional().describe('For the notary, who reads it once a booking is offered.'),
  max_total: dollars
    .optional()
    .describe(
      'In dollars. A higher total is refused. Travel that is still `null` is not in it: the client agrees to it before the notary sets off.',
    ),
};

/** POST /v1/bookings */
export const createBookingSchema = z
  .strictObject(fields)
  .refine(({ service_type, location }) => service_type === 'remote' || location !== undefined, {
    path: ['location'],
    message: 'Please send the address of the appointment.',
  })
  .refine(({ service_type, location }) => service_type !== 'remote' || location === undefined, {
    path: ['location'],
    message: 'A remote session has no location. Please send the state alone.',
  })
  .refine(({ service_type, state }) => service_type !== 'remote' || state !== undefined, {
    path: ['state'],
    message: 'Please send the state where the signer is, or NONE.',
  })
  .refine(({ service_type, state }) => service_type === 'remote' || state === undefined, {
    path: ['state'],
    message: 'The state is that of the location. Please leave it out.',
  });

export const bookingIdSchema = z.object({
  booking_id: z.uuid().toLowerCase().describe('As the booking was answered with it.'),
});

/** GET /v1/bookings */
export const bookingsQuery = z.strictObject({
  ...pageQuery,
  status: status.optional().describe('Bookings that are in this status now.'),
});

/** POST /v1/bookings/{booking_id}/cancel */
export const cancelBookingSchema = z.strictObject({
  accept_fee: dollars
    .default(0)
    .describe('In dollars. A higher fee is refused with 409, which says how much it is by now.'),
});

const price = z.object({
  base: z.number().describe('Service, pages and state.'),
  travel: z.number().nullable().describe('`null` while no way is known yet.'),
  rush: z.number().describe('For an appointment less than an hour ahead.'),
  tax: z.number().describe('Of base, travel and rush.'),
  add_on: z.number().describe('Proof of completion, for a request of our pages. 0 for a booking of the API.'),
  total: z.number().describe('The sum of them.'),
  currency: z.literal('usd').describe('Amounts are in dollars.'),
});

export const bookingSchema = z.object({
  booking_id: z.uuid().describe('Of this booking.'),
  status: status.describe('`searching` until a notary has accepted.'),
  service_type: service.describe('As it was booked.'),
  documents: z.array(z.string()).describe('As they were named.'),
  preferred_time: z.iso.datetime().describe('ISO 8601, UTC.'),
  location: z.string().nullable().describe('`null` for a remote session.'),
  price: price.describe(
    'In dollars. Fixed when it was booked; travel that was open is added once it is agreed to.',
  ),
  cancellation_fee: z.number().describe('What is owed for having cancelled, in dollars.'),
  created_at: z.iso.datetime().describe('ISO 8601, UTC.'),
  mode: z.enum(['live', 'test']).describe('A test booking is played, without a notary and without money.'),
});

export const bookingsPage = pageOf(bookingSchema);

export const trackingSchema = z.object({
  status: status.describe('How far the booking has come.'),
  eta: z.number().int().nullable().describe('Minutes until arrival; `null` unless the notary is on the way.'),
  location: z
    .object({ lat: z.number().describe('Degrees, WGS 84.'), lng: z.number().describe('Degrees, WGS 84.') })
    .nullable()
    .describe('Where the notary was last seen, only while on the way and while they share it.'),
  updated_at: z.iso.datetime().describe('Of the last step or the last position. ISO 8601, UTC.'),
});

export type CreateBookingInput = z.infer<typeof createBookingSchema>;
export type Booking = z.infer<typeof bookingSchema>;
export type BookingStatus = Booking['status'];
export type BookingsQuery = z.infer<typeof bookingsQuery>;
export type BookingTracking = z.infer<typeof trackingSchema>;
