import 'server-only';
import { findCountyOfZip } from '@/lib/catalog/queries';
import { momentsIn } from '@/lib/values/time-zone';
import { zipTable } from '@/lib/vendor/zip-codes';
import type { Place } from '../rules/place';
import { zoneOfPlace } from '../rules/place-zone';
import { findStatePlace } from '../queries/place';

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

type Where = Pick<Appointment, 'location' | 'state'> & Partial<Pick<Appointment, 'mode' | 'officeAddress'>>;

/**
 * `Saturday, November 21, 2026 at 10:00 AM CST, in Austin, TX`: on the clocks of the place; online on those of the reader,
 * else of the client's state. Of the place an email names the city alone, as it does to notaries: the address is on the page.
 */
export function appointmentWords(appointment: Appointment, timeZone: string | null): string {
  const { appointmentAt, isRemote, mode, state } = appointment;
  const place = findStatePlace(whereabouts(appointment) ?? '');
  const when = momentsIn(appointmentZone(appointment, timeZone)).dayAndTime(appointmentAt);
  if (isRemote) return `${when}, online`;
  const isAtOffice = mode === 'in-person';
  const city = place ? `${place.city}, ${place.state}` : state;
  return `${when}, ${isAtOffice ? 'at the notary’s office in' : 'in'} ${city ?? 'the place that was agreed'}`;
}

/** The zone in which an appointment is told: that of its place; without one the reader's, else that of the client's state. */
export function appointmentZone(appointment: Where, timeZone: string | null): string | null {
  const place = findStatePlace(whereabouts(appointment) ?? '');
  if (place) return zoneOf(place);
  const { state } = appointment;
  return timeZone ?? (state ? zoneOfPlace({ state, county: null, zip: null }) : null);
}

/** The address to which people come; null online. */
function whereabouts({ mode, location, officeAddress }: Where): string | null {
  return mode === 'in-person' ? (officeAddress ?? location) : location;
}

function zoneOf({ name, city, state }: Place): string | null {
  const zip = / (\d{5})$/.exec(name)?.[1] ?? zipTable.listZips(city, state)[0]?.zip ?? null;
  const county = zip && findCountyOfZip(zip);
  return zoneOfPlace({ state, county: county ? county.title : null, zip });
}
