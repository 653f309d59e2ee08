/** What a notary is needed for. */
export type Wanted = {
  /** where the visit is, or near which the office should be; null for a remote session */
  place: { lat: number; lng: number; state: string; isAtOffice?: boolean } | null;
  serviceType: string;
  /** credentials have to be in force on its day */
  at: Date;
  /** whose calendars are looked at, and who is left out; without it, only who could come at all is asked */
  request?: { id: string; clientId: string };
};

/** What `toWanted` needs of a request's row. */
export const wantedSelect = {
  id: true,
  clientId: true,
  serviceType: true,
  appointmentAt: true,
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
  isRemote: boolean;
  mode: string;
  lat: number | null;
  lng: number | null;
  state: string | null;
};

/** Whom a request needs. */
export function toWanted({ id, clientId, serviceType, appointmentAt, ...where }: Row): Required<Wanted> {
  return { place: placeOf(where), serviceType, at: appointmentAt, request: { id, clientId } };
}

function placeOf({
  isRemote,
  mode,
  lat,
  lng,
  state,
}: Omit<Row, 'id' | 'clientId' | 'serviceType' | 'appointmentAt'>) {
  if (isRemote) return null;
  if (lat === null || lng === null || state === null) throw new Error('A visit has no place.');
  return { lat, lng, state, isAtOffice: mode === 'in-person' };
}
