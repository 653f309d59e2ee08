import type { VisitMode } from '@/lib/pricing/rules/service-types';
import { isOverdue } from './appointment';
import { isMobile } from './visit-mode';
import { etaMinutes, isExact, roadMiles, milesBetween, type Point, type SeenAt } from './travel';

const MINUTE_MS = 60_000;
/** How long before its hour a visit may begin without the client's word. */
export const BEGIN_EARLY_MS = 30 * MINUTE_MS;

/** How much earlier than the way takes a notary may set off. */
const SET_OFF_EARLY_MS = 120 * MINUTE_MS;

type Leaving = Standing & { busyFrom: Date | null };

/** When the notary of a mobile visit may set off; null for at once, which the client allowed. */
export function setsOffFrom({ appointmentAt, busyFrom, beginAgreedAt, playedAt }: Leaving): Date | null {
  if (beginAgreedAt || playedAt) return null;
  // Busy is a notary from when they have to leave.
  return new Date((busyFrom ?? appointmentAt).getTime() - SET_OFF_EARLY_MS);
}

export const TOO_EARLY_TO_COME =
  'It is too early for this visit. You can set off from 2 hours before you have to leave. To come earlier, ask the client to choose “Start early is fine” on the request.';

/** So much nearer than where they set off nobody is by a device that is a little off. */
const NEARER_MILES = 0.5;

type WayOf = {
  /** where the notary was seen first since they set off */
  first: Point;
  seen: Point & { accuracyMeters: number | null; minutesLeft: number };
  place: Point;
  appointmentAt: Date;
  assignedAt: Date | null;
};

/** Whether positions show that a notary really comes: nearer than at first, and there before it is too late. */
export function isOnTheWay({ first, seen, place, ...visit }: WayOf, at: Date): boolean {
  if (!isExact(seen.accuracyMeters ?? 0)) return false;
  const isNearer = milesBetween(first, place) - milesBetween(seen, place) >= NEARER_MILES;
  return isNearer && !isOverdue(visit, new Date(at.getTime() + seen.minutesLeft * MINUTE_MS));
}

/**
 * Straight miles from the middle of the ZIP code area within which somebody is taken to be at the address: most areas of
 * towns are no wider. An address at the edge of a larger one needs the client's word.
 */
export const ARRIVAL_MILES = 3;

/** Across such an area: nobody is promised sooner, since nothing tells where in it somebody is. */
export const LEAST_ETA_MINUTES = etaMinutes(roadMiles(ARRIVAL_MILES));

/** A report that is older says where somebody was. */
const FRESH_MS = 10 * MINUTE_MS;

type Standing = { appointmentAt: Date; beginAgreedAt: Date | null; playedAt: Date | null };

/** From half an hour before the hour; earlier when the client agreed, or had a demo notary's visit played. */
export function mayBegin({ appointmentAt, beginAgreedAt, playedAt }: Standing, at: Date): boolean {
  return Boolean(beginAgreedAt || playedAt) || appointmentAt.getTime() - at.getTime() <= BEGIN_EARLY_MS;
}

export const TOO_EARLY =
  'You can begin from 30 minutes before the appointment. To begin earlier, ask the client to choose “Start early is fine” on the request.';

type Arrival = { isRemote: boolean; mode: VisitMode; arrivedAt: Date | string | null };

/** Whether the notary has come: to a remote session, and to their own office, nobody has to. */
export function hasCome(visit: Arrival): boolean {
  return !isMobile(visit) || visit.arrivedAt !== null;
}

export const NOT_ARRIVED =
  'Nothing shows yet that you have arrived. Choose “I have arrived” at the address, or ask the client to choose “The notary is here” on the request.';

const NOT_SEEN =
  'We don’t know where you are. Let this site read your exact position and try again, or ask the client to choose “The notary is here” on the request.';

/** Why a position is no arrival at a place; null where it is one. `seen` is the newest that was reported. */
export function arrivalRefusal(seen: SeenAt | null, place: Point, at: Date): string | null {
  const isFresh = seen !== null && at.getTime() - seen.at.getTime() <= FRESH_MS;
  if (!isFresh || !isExact(seen.accuracyMeters ?? 0)) return NOT_SEEN;
  const miles = milesBetween(seen, place);
  if (miles <= ARRIVAL_MILES) return null;
  return `Your position is about ${Math.round(miles)} miles from the address. Try again when you are there, or ask the client to choose “The notary is here” on the request.`;
}
