import { AppError, type FieldErrors } from '@/lib/platform/errors';
import { CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';
import { formatMoney, toDollars, type Cents } from '@/lib/values/money';
import type { Booking, BookingStatus } from '../schema/bookings';

/** What the product's fields are called in /v1. */
const names: Readonly<Record<string, string>> = { appointmentDate: 'preferred_time', fee: 'accept_fee' };

/** What webhooks are told of a booking: no address and no name. */
export function bookingEvent({ booking_id, status, service_type, preferred_time, mode }: Booking) {
  return { booking_id, status, service_type, preferred_time, mode };
}

export function cannotCancel(status: BookingStatus): AppError {
  return new AppError('conflict', `This booking is ${status}, so it cannot be cancelled.`);
}

/** Nothing is cancelled at a price that nobody agreed to. */
export function dearerThanAccepted(feeCents: Cents): AppError {
  return new AppError(
    'conflict',
    `Cancelling now costs ${formatMoney(feeCents)}. ${CANCELLATION_RULE} Nothing was cancelled yet.`,
    { fields: { accept_fee: String(toDollars(feeCents)) } },
  );
}

/** Does something of the product’s, and what it says of its fields it says in the names of /v1. */
export async function inFieldsOfApi<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const { code, message, retryAfterSeconds } = error;
    throw new AppError(code, message, { fields: renamed(error.fields), retryAfterSeconds, cause: error });
  }
}

function renamed(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([name, says]) => [names[name] ?? name, says]));
}
