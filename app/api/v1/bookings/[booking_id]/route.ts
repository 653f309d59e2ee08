import { apiRead } from '@/lib/platform/v1/api-route';
import { getBooking } from '@/lib/programs/queries/bookings';
import { bookingIdSchema, bookingSchema } from '@/lib/programs/schema/bookings';

export const GET = apiRead({
  scope: 'bookings:read',
  params: bookingIdSchema,
  answer: bookingSchema,
  handler: ({ caller, params }) => getBooking(caller, params.booking_id),
});
