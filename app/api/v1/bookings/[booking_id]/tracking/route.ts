import { apiRead } from '@/lib/platform/v1/api-route';
import { getBookingTracking } from '@/lib/programs/queries/bookings';
import { bookingIdSchema, trackingSchema } from '@/lib/programs/schema/bookings';

export const GET = apiRead({
  scope: 'bookings:read',
  params: bookingIdSchema,
  answer: trackingSchema,
  handler: ({ caller, params }) => getBookingTracking(caller, params.booking_id),
});
