import * as z from 'zod';
import { locationSchema, MAX_DAYS_AHEAD } from '@/lib/notary/schema/requests';
import { MAX_PAGES } from '@/lib/pricing/rules/quote-request';
import { moment } from '@/lib/values/day';
import { lineOfText, textOfLines } from '@/lib/values/text';
import { formatNumber } from '@/lib/values/numbers';
import { pageOf, pageQuery } from './pages';

const MOST_DOCUMENTS = 10;
const DOCUMENTS_WRONG = `Please name 1 to ${MOST_DOCUMENTS} documents.`;
const TIME_WRONG = 'Please send a time such as 2027-02-01T15:00:00Z, with Z or an offset.';
const PAGES_WRONG = `Please send a whole number of pages, 1 to ${formatNumber(MAX_PAGES)}.`;
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
      'The documents to notarize, by name, such as `grant deed`. The first one decides which notaries we ask.',
    ),
  preferred_time: moment(TIME_WRONG).describe(
    `The time of the appointment, in ISO 8601 with Z or an offset, within the next ${MAX_DAYS_AHEAD} days. Less than an hour ahead is a rush.`,
  ),
  location: locationSchema
    .optional()
    .describe(
      'Street, city, state and ZIP code, on one line. For an office visit, city and state are enough. Leave it out for a remote session.',
    ),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{2}|NONE)$/, 'Please send two letters such as TX, or NONE.')
    .optional()
    .describe(
      'For a remote session, the state where the signer is: two letters, or `NONE` elsewhere. Leave it out otherwise.',
    ),
  pages: z
    .number(PAGES_WRONG)
    .int(PAGES_WRONG)
    .min(1, PAGES_WRONG)
    .max(MAX_PAGES, PAGES_WRONG)
    .default(1)
    .describe('The number of pages. Pages after the first add to the price.'),
  notes: textOfLines(1_000)
    .optional()
    .describe('A note to the notary, who reads it once they have accepted.'),
  max_total: dollars
    .optional()
    .describe(
      'The most you will pay, in dollars. We refuse a higher total. It does not cover travel that is still `null`: the client agrees to that before the notary sets off.',
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
  booking_id: z.uuid().toLowerCase().describe('The `booking_id` that the booking call returned.'),
});

/** GET /v1/bookings */
export const bookingsQuery = z.strictObject({
  ...pageQuery,
  status: status.optional().describe('Return the bookings that have this status now.'),
});

/** POST /v1/bookings/{booking_id}/cancel */
export const cancelBookingSchema = z.strictObject({
  accept_fee: dollars
    .default(0)
    .describe(
      'The highest cancellation fee you accept, in dollars. If the fee is higher, the call answers 409 and names the fee.',
    ),
});

const price = z.object({
  base: z.number().describe('The price of the service, by service type, pages and state.'),
  travel: z
    .number()
    .nullable()
    .describe('The price of travel; `null` until we know where the notary sets off.'),
  rush: z.number().describe('The surcharge for an appointment less than an hour ahead.'),
  tax: z.number().describe('The tax on base, travel and rush.'),
  add_on: z
    .number()
    .describe(
      'The price of a proof of completion, which people can add on our site; 0 for a booking of the API.',
    ),
  total: z.number().describe('The sum of the amounts above.'),
  currency: z.literal('usd').describe('The currency of the amounts.'),
});

export const bookingSchema = z.object({
  booking_id: z.uuid().describe('The id of the booking.'),
  status: status.describe('`searching` until a notary accepts.'),
  service_type: service.describe('The service that you booked.'),
  documents: z.array(z.string()).describe('The names of the documents.'),
  preferred_time: z.iso.datetime().describe('The time of the appointment, in ISO 8601, UTC.'),
  location: z.string().nullable().describe('The address of the appointment; `null` for a remote session.'),
  price: price.describe(
    'The price in dollars, fixed at booking. If travel was still open, we add it once the client agrees to it.',
  ),
  cancellation_fee: z.number().describe('The fee for the cancellation, in dollars.'),
  created_at: z.iso.datetime().describe('The time at which it was made, in ISO 8601, UTC.'),
  mode: z
    .enum(['live', 'test'])
    .describe('A `test` booking is simulated: it involves no notary and no money.'),
});

export const bookingsPage = pageOf(bookingSchema);

export const trackingSchema = z.object({
  status: status.describe('The status of the booking.'),
  eta: z
    .number()
    .int()
    .nullable()
    .describe('The minutes until arrival; `null` unless the notary is on the way.'),
  location: z
    .object({
      lat: z.number().describe('Latitude in degrees, WGS 84.'),
      lng: z.number().describe('Longitude in degrees, WGS 84.'),
    })
    .nullable()
    .describe(
      'The last position of the notary, only while they are on the way and share it; `null` otherwise.',
    ),
  updated_at: z.iso
    .datetime()
    .describe('The time of the last change of status or position, in ISO 8601, UTC.'),
});

export type CreateBookingInput = z.infer<typeof createBookingSchema>;
export type Booking = z.infer<typeof bookingSchema>;
export type BookingStatus = Booking['status'];
export type BookingsQuery = z.infer<typeof bookingsQuery>;
export type BookingTracking = z.infer<typeof trackingSchema>;
