import { AppError } from '@/lib/platform/errors';
import { CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';
import { formatMoney, toDollars, type Cents } from '@/lib/values/money';
import type { BookingEvent } from '@/lib/webhooks/schema/events';
import type { Booking, BookingStatus } from '../schema/bookings';

/** What webhooks are told of a booking: no address and no name. */
export function bookingEvent({
  booking_id,
  status,
  service_type,
  preferred_time,
  mode,
}: Booking): BookingEvent {
  return { booking_id, status, service_type, preferred_time, mode };
}

export function cannotCancel(status: BookingStatus): AppError {
  return new AppError('conflict', `This booking is ${status}, so it cannot be cancelled.`);
}

/** Nothing is cancelled at a price that nobody agreed to. */
export function dearerThanAccepted(feeCents: Cents): AppError {
  return new AppError(
    'conflict',
    `Cancelling now costs ${formatMoney(feeCents)}. ${CANCELLATION_RULE} Please send the fee as accept_fee if you agree.`,
    { fields: { accept_fee: String(toDollars(feeCents)) } },
  );
}
