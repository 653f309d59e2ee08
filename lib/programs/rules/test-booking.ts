import * as z from 'zod';
import { feeToCancel } from '@/lib/notary/rules/cancelling';
import type { Cents } from '@/lib/values/money';
import { bookingSchema, type Booking, type BookingStatus, type BookingTracking } from '../schema/bookings';

const moment = z.iso.datetime().nullable();

/** A booking of a test key as it is kept: its answer, and what a notary would have done. */
export const testBookingSchema = bookingSchema.extend({
  steps: z.object({
    /** where the appointment is; null for a remote session */
    place: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    assigned_at: moment,
    en_route_at: moment,
    arrived_at: moment,
    changed_at: z.iso.datetime(),
  }),
});

export type TestBooking = z.infer<typeof testBookingSchema>;

const onTheWay: BookingStatus[] = [
  'searching',
  'assigned',
  'en_route',
  'arrived',
  'in_progress',
  'completed',
];
const withoutWay = onTheWay.filter((status) => status !== 'en_route' && status !== 'arrived');
const ETA_MINUTES = 12;
/** A few miles from the address. */
const OFF_DEGREES = 0.05;

/** What is answered of it. */
export function withoutSteps({ steps: _, ...booking }: TestBooking): Booking {
  return booking;
}

/** The status after this one; null where there is none. */
export function nextStatus({ status, service_type }: Booking): BookingStatus | null {
  const steps = service_type === 'mobile' ? onTheWay : withoutWay;
  const at = steps.indexOf(status);
  return at === -1 ? null : (steps[at + 1] ?? null);
}

/** A booking as it is once it has come to a status. */
export function inStatus(booking: TestBooking, status: BookingStatus, at: Date): TestBooking {
  const time = at.toISOString();
  const steps = { ...booking.steps, changed_at: time };
  if (status === 'assigned') steps.assigned_at = time;
  if (status === 'en_route') steps.en_route_at = time;
  if (status === 'arrived') steps.arrived_at = time;
  return { ...booking, status, steps };
}

export function trackingOf({ status, steps }: TestBooking): BookingTracking {
  const isOnTheWay = status === 'en_route';
  const { place, changed_at } = steps;
  return {
    status,
    eta: isOnTheWay ? ETA_MINUTES : null,
    location: isOnTheWay && place ? { lat: place.lat + OFF_DEGREES, lng: place.lng } : null,
    updated_at: changed_at,
  };
}

/** What cancelling it would cost at this moment, by the rule of a live booking. */
export function testFeeToCancel(
  { service_type, price, preferred_time, status, steps }: TestBooking,
  at: Date,
): Cents {
  const toDate = (time: string | null) => (time === null ? null : new Date(time));
  return feeToCancel(
    {
      status: status === 'searching' ? 'pending' : status === 'in_progress' ? status : 'assigned',
      appointmentAt: new Date(preferred_time),
      assignedAt: toDate(steps.assigned_at),
      underWayAt: toDate(steps.en_route_at),
      arrivedAt: toDate(steps.arrived_at),
      beginAgreedAt: null,
      isRemote: service_type === 'remote',
      mode: service_type === 'in_person' ? 'in-person' : 'mobile',
      isTravelOpen: price.travel === null,
      notary: { isDemo: false },
      isOfficeClosed: false,
    },
    at,
  );
}
