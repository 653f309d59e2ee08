import { apiWrite } from '@/lib/platform/v1/api-route';
import { cancelBooking } from '@/lib/programs/commands/bookings';
import { bookingIdSchema, bookingSchema, cancelBookingSchema } from '@/lib/programs/schema/bookings';

export const POST = apiWrite({
  scope: 'bookings:write',
  params: bookingIdSchema,
  body: cancelBookingSchema,
  status: 200,
  answer: bookingSchema,
  handler:
    ({ caller, params, body }) =>
    (tx) =>
      cancelBooking(tx, caller, { id: params.booking_id, acceptFee: body.accept_fee }),
});
