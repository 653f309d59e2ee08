/** What "as soon as possible" means. */
export const WITHIN_HOUR_MS = 60 * 60_000;

/** What a notary is needed for. */
export type Wanted = {
  /** where the visit is, or near which the office should be; null for a remote session */
  place: { lat: number; lng: number; state: string; isAtOffice?: boolean } | null;
  serviceType: string;
  /** credentials have to be in force on its day */
  at: Date;
  /** until when a notary who sets off now has to be there; without it, the way there takes no time */
  arriveBy?: Date;
  /** whose calendars are looked at, and who is left out; without it, only who could come at all is asked */
  request?: { id: string; clientId: string };
};

/** What `toWanted` needs of a request's row. */
export const wantedSelect = {
  id: true,
  clientId: true,
  serviceType: true,
  appointmentAt: true,
  createdAt: true,
  isRemote: true,
  mode: true,
  lat: true,
  lng: true,
  state: true,
} as const;

type Row = {
  id: string;
  clientId: string;
  serviceType: string;
  appointmentAt: Date;
  createdAt: Date;
  isRemote: boolean;
  mode: string;
  lat: number | null;
  lng: number | null;
  state: string | null;
};

/** Whom a request needs. */
export function toWanted({
  id,
  clientId,
  serviceType,
  appointmentAt,
  createdAt,
  ...where
}: Row): Required<Wanted> {
  const arriveBy = latestArrival(appointmentAt, createdAt);
  return { place: placeOf(where), serviceType, at: appointmentAt, arriveBy, request: { id, clientId } };
}

/** Who asks for a notary at once gets one within the hour; everybody else at the hour of the appointment. */
export function latestArrival(appointmentAt: Date, askedAt: Date): Date {
  return new Date(Math.max(appointmentAt.getTime(), askedAt.getTime() + WITHIN_HOUR_MS));
}

function placeOf({
  isRemote,
  mode,
  lat,
  lng,
  state,
}: Pick<Row, 'isRemote' | 'mode' | 'lat' | 'lng' | 'state'>) {
  if (isRemote) return null;
  if (lat === null || lng === null || state === null) throw new Error('A visit has no place.');
  return { lat, lng, state, isAtOffice: mode === 'in-person' };
}
