import 'server-only';
import { momentsIn } from '@/lib/values/time-zone';
import { zoneOfPlace } from '../rules/place-zone';
import { findStatePlace } from './place';

/** What an email says of an appointment is read from these. */
export const appointmentSelect = {
  appointmentAt: true,
  isRemote: true,
  mode: true,
  location: true,
  officeAddress: true,
  state: true,
} as const;

type Appointment = {
  appointmentAt: Date;
  isRemote: boolean;
  mode: string;
  location: string | null;
  officeAddress: string | null;
  state: string | null;
};

/**
 * `Saturday, November 21, 2026 at 10:00 AM CST, in Austin, TX`: in the reader's time zone, else that of the place. Of the
 * place an email names the city alone, as it does to notaries: the address is on the page.
 */
export function appointmentWords(appointment: Appointment, timeZone: string | null): string {
  const { appointmentAt, isRemote, mode, location, officeAddress, state } = appointment;
  const isAtOffice = !isRemote && mode === 'in-person';
  const place = findStatePlace((isAtOffice && officeAddress) || (location ?? ''));
  const zone = timeZone ?? zoneOf(place, state);
  const when = momentsIn(zone).dayAndTime(appointmentAt);
  if (isRemote) return `${when}, online`;
  const city = place ? `${place.city}, ${place.state}` : state;
  return `${when}, ${isAtOffice ? 'at the notary’s office in' : 'in'} ${city ?? 'the place that was agreed'}`;
}

function zoneOf(place: { state: string; lng: number } | null, state: string | null): string | null {
  if (place) return zoneOfPlace(place);
  return state ? zoneOfPlace({ state }) : null;
}
