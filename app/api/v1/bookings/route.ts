import { apiRead, apiWrite } from '@/lib/platform/v1/api-route';
import { createBooking } from '@/lib/programs/commands/bookings';
import { listBookings } from '@/lib/programs/queries/bookings';
import {
  bookingSchema,
  bookingsPage,
  bookingsQuery,
  createBookingSchema,
} from '@/lib/programs/schema/bookings';

export const GET = apiRead({
  scope: 'bookings:read',
  query: bookingsQuery,
  answer: bookingsPage,
  handler: ({ caller, query }) => listBookings(caller, query),
});

export const POST = apiWrite({
  scope: 'bookings:write',
  body: createBookingSchema,
  answer: bookingSchema,
  handler: ({ caller, body }) => createBooking(caller, body),
});
