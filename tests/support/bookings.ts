import { POST as CANCEL } from '@/app/api/v1/bookings/[booking_id]/cancel/route';
import { GET as READ } from '@/app/api/v1/bookings/[booking_id]/route';
import { GET as TRACK } from '@/app/api/v1/bookings/[booking_id]/tracking/route';
import { GET as LIST, POST } from '@/app/api/v1/bookings/route';
import { POST as ADVANCE } from '@/app/api/v1/test_helpers/bookings/[booking_id]/advance/route';
import type { Booking } from '@/lib/programs/schema/bookings';
import { asWritten, query } from './database';
import { asDocumented } from './event-rows';
import { callRoute, type Answer } from './http';
import { austin } from './requests';

/** What a call is sent with: of a key, and others beside it. */
export type Key = { headers: { authorization: string } };
const DAY_MS = 24 * 60 * 60_000;

/** Tomorrow in Austin, a deed of one page. */
export function bookingInput(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    service_type: 'mobile',
    documents: ['grant deed'],
    preferred_time: new Date(Date.now() + DAY_MS).toISOString(),
    location: austin,
    ...changes,
  };
}

export function postBooking(
  key: Key | null,
  body: unknown = bookingInput(),
  headers: Record<string, string> = {},
): Promise<Answer> {
  const url = '/api/v1/bookings';
  return callRoute(POST, { method: 'POST', url, body, headers: { ...key?.headers, ...headers } });
}

/** A booking as the call makes it. */
export async function buildBooking(key: Key, changes: Record<string, unknown> = {}): Promise<Booking> {
  const answer = await postBooking(key, bookingInput(changes));
  if (answer.status !== 201) throw new Error(`The booking failed: ${answer.text}`);
  return answer.body as Booking;
}

export function listBookings(key: Key, search = ''): Promise<Answer> {
  return callRoute(LIST, { url: `/api/v1/bookings${search}`, ...key });
}

export const readBooking = (key: Key, id: string) => callOf(READ, key, id, '');
export const trackBooking = (key: Key, id: string) => callOf(TRACK, key, id, '/tracking');

export function cancelBooking(key: Key, id: string, body: unknown = {}): Promise<Answer> {
  const url = `/api/v1/bookings/${id}/cancel`;
  return callRoute(CANCEL, { method: 'POST', url, params: { booking_id: id }, body, ...key });
}

export function advanceBooking(key: Key, id: string): Promise<Answer> {
  const url = `/api/v1/test_helpers/bookings/${id}/advance`;
  return callRoute(ADVANCE, { method: 'POST', url, params: { booking_id: id }, ...key });
}

function callOf(handler: typeof READ, key: Key, id: string, end: string): Promise<Answer> {
  return callRoute(handler, { url: `/api/v1/bookings/${id}${end}`, params: { booking_id: id }, ...key });
}

/** The events of an organization, oldest first. */
export async function listEvents(organization: { id: string }) {
  return asDocumented(
    await query<{ type: string; mode: string; data: Record<string, unknown> }>(
      `SELECT type, mode::text, data FROM webhook_events WHERE organization_id = $1 ORDER BY ${asWritten}`,
      [organization.id],
    ),
  );
}
