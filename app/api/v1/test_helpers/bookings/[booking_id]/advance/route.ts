import { apiWrite } from '@/lib/platform/v1/api-route';
import { advanceTestBooking } from '@/lib/programs/commands/test-bookings';
import { bookingIdSchema, bookingSchema } from '@/lib/programs/schema/bookings';

export const POST = apiWrite({
  scope: 'bookings:write',
  params: bookingIdSchema,
  status: 200,
  answer: bookingSchema,
  handler: ({ caller, params }) => advanceTestBooking(caller, params.booking_id),
});
