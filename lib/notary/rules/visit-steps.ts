import type { VisitMode } from '@/lib/pricing/rules/service-types';
import { isMobile } from './visit-mode';
import { etaMinutes, isExact, roadMiles, milesBetween, type Point, type SeenAt } from './travel';

const MINUTE_MS = 60_000;
/** How long before its hour a visit may begin without the client's word. */
export const BEGIN_EARLY_MS = 30 * MINUTE_MS;

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
  'Nothing shows yet that you have arrived. Choose “I have arrived” at the address, or ask the client to choose “The notary is here” on the request. Then complete the visit.';

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
