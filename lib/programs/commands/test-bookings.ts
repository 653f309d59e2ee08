import 'server-only';
import type { NewRequest } from '@/lib/notary/commands/requests';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toCents, toDollars } from '@/lib/values/money';
import { publishEvent } from '@/lib/webhooks/commands/publish-event';
import type { BookingEventType } from '@/lib/webhooks/rules/event-types';
import { toBookingPrice } from '../rules/booking';
import {
  inStatus,
  nextStatus,
  testBookingSchema,
  testFeeToCancel,
  withoutSteps,
  type TestBooking,
} from '../rules/test-booking';
import type { Booking, BookingStatus, CreateBookingInput } from '../schema/bookings';
import { bookingEvent, cannotCancel, dearerThanAccepted } from './booking-answers';
import { addSandboxObject, changeSandboxObject, sandboxOf, takeSandboxObject } from './sandbox';

/** The events of a step; of the way no event is sent, as of a live booking. */
const eventsOf: Partial<Record<BookingStatus, BookingEventType[]>> = {
  assigned: ['request.assigned'],
  in_progress: ['request.in_progress'],
  completed: ['request.completed', 'notary.completed'],
  cancelled: ['request.cancelled'],
};

/** Keeps a booking that nobody is asked for, at the price that it would have. */
export async function createTestBooking(
  tx: Tx,
  caller: ApiCaller,
  { input, request }: { input: CreateBookingInput; request: NewRequest },
): Promise<Booking> {
  const { id, price, place } = request;
  const at = now().toISOString();
  const booking: Booking = {
    booking_id: id,
    status: 'searching',
    service_type: input.service_type,
    documents: input.documents,
    preferred_time: request.input.appointmentDate.toISOString(),
    location: input.location ?? null,
    price: toBookingPrice(price),
    cancellation_fee: 0,
    created_at: at,
    mode: 'test',
  };
  const where = input.service_type === 'remote' || !place ? null : { lat: place.lat, lng: place.lng };
  const steps = { place: where, assigned_at: null, en_route_at: null, arrived_at: null, changed_at: at };
  const organizationId = sandboxOf(caller);
  await addSandboxObject(tx, { id, organizationId, kind: 'booking', data: { ...booking, steps } });
  await publishEvent(tx, {
    organizationId,
    mode: 'test',
    type: 'request.created',
    data: bookingEvent(booking),
  });
  return booking;
}

/** As a live booking is cancelled: what it costs by now has to be accepted. */
export async function cancelTestBooking(
  tx: Tx,
  caller: ApiCaller,
  { id, acceptFee }: { id: string; acceptFee: number },
): Promise<Booking> {
  const booking = await takeBooking(tx, caller, id);
  if (booking.status === 'completed' || booking.status === 'cancelled') throw cannotCancel(booking.status);
  const feeCents = testFeeToCancel(booking, now());
  if (feeCents > toCents(acceptFee)) throw dearerThanAccepted(feeCents);
  const cancelled = inStatus(booking, 'cancelled', now());
  return keep(tx, caller, { ...cancelled, cancellation_fee: toDollars(feeCents) });
}

/**
 * One step of a notary who is not there: assigned, on the way, arrived, in progress, completed. Throws `forbidden` for a
 * live key and `conflict` for a booking that is over.
 */
export function advanceTestBooking(caller: ApiCaller, id: string): (tx: Tx) => Promise<Booking> {
  if (caller.mode === 'live') {
    throw new AppError('forbidden', 'A live booking is advanced by its notary. Please use a test key.');
  }
  return async (tx) => {
    const booking = await takeBooking(tx, caller, id);
    const status = nextStatus(booking);
    if (!status) throw new AppError('conflict', `This booking is ${booking.status}. There is no next step.`);
    return keep(tx, caller, inStatus(booking, status, now()));
  };
}

async function takeBooking(tx: Tx, caller: ApiCaller, id: string): Promise<TestBooking> {
  return testBookingSchema.parse(await takeSandboxObject(tx, caller, { kind: 'booking', id }));
}

async function keep(tx: Tx, caller: ApiCaller, changed: TestBooking): Promise<Booking> {
  await changeSandboxObject(tx, { id: changed.booking_id, data: changed });
  const booking = withoutSteps(changed);
  for (const type of eventsOf[booking.status] ?? []) {
    const data = bookingEvent(booking);
    await publishEvent(tx, { organizationId: sandboxOf(caller), mode: 'test', type, data });
  }
  return booking;
}
