import 'server-only';
import { findOrdered, listOrdered, type OrderedRequest } from '@/lib/notary/queries/ordered-requests';
import { findTrackedOrder } from '@/lib/notary/queries/tracking';
import { toBookingStatus } from '@/lib/notary/rules/booking-words';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { fromBookingStatus, toBooking } from '../rules/booking';
import { testBookingSchema, trackingOf, withoutSteps } from '../rules/test-booking';
import type { Booking, BookingsQuery, BookingTracking } from '../schema/bookings';
import { toPage } from '../schema/pages';
import { getSandboxObject, listSandboxObjects } from './sandbox';

/** A live booking as its row stands. Throws `not_found`, also for what another organization booked. */
export async function getOrdered(tx: Tx, caller: ApiCaller, id: string): Promise<OrderedRequest> {
  const row = await findOrdered(tx, caller, id);
  if (!row) throw missing();
  return row;
}

/** GET /v1/bookings/{booking_id} */
export async function getBooking(caller: ApiCaller, id: string): Promise<Booking> {
  if (caller.mode === 'live') return toBooking(await getOrdered(db, caller, id));
  const data = await getSandboxObject(db, caller, { kind: 'booking', id });
  return withoutSteps(testBookingSchema.parse(data));
}

/** GET /v1/bookings: newest first. */
export async function listBookings(
  caller: ApiCaller,
  { status, ...page }: BookingsQuery,
): Promise<{ data: Booking[]; next_cursor: string | null }> {
  if (caller.mode === 'test') {
    const { data, next_cursor } = await listSandboxObjects(caller, 'booking', { status, ...page });
    return { data: data.map((each) => withoutSteps(testBookingSchema.parse(each))), next_cursor };
  }
  const rows = await listOrdered(db, caller, {
    status: status && fromBookingStatus(status),
    after: page.cursor,
    take: page.limit + 1,
  });
  return toPage(rows, page, toBooking);
}

/** GET /v1/bookings/{booking_id}/tracking: one query. */
export async function getBookingTracking(caller: ApiCaller, id: string): Promise<BookingTracking> {
  if (caller.mode === 'test') {
    const data = await getSandboxObject(db, caller, { kind: 'booking', id });
    return trackingOf(testBookingSchema.parse(data));
  }
  const found = await findTrackedOrder(caller, id);
  if (!found) throw missing();
  const { tracking, changedAt } = found;
  const { status, eta, position } = tracking;
  return {
    status: toBookingStatus(status),
    eta,
    location: position && { lat: position.lat, lng: position.lng },
    updated_at: changedAt.toISOString(),
  };
}

function missing(): AppError {
  return new AppError('not_found', 'There is no booking with this id. Live and test data are apart.');
}
