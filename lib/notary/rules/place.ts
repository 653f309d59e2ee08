import type { ZipTable } from '@/lib/values/zip-table';

/** A place in the United States, as exact as a ZIP code area or a city. Degrees, WGS 84. */
export type Place = {
  /** `Austin, TX 78701`, or `Austin, TX` where no ZIP code was named */
  name: string;
  city: string;
  /** two letters, USPS */
  state: string;
  lat: number;
  lng: number;
};

const COUNTRY_AT_END = /(?:USA|U\.S\.A\.|United States)$/i;
const ZIP_AT_END = /\b(\d{5})(?:-\d{4})?$/;

/** An address taken apart: where it is, and what stands before the city. */
export type Address = { place: Place; street: string };

/** Where an address is; null for a place that is not known. */
export function findPlace(address: string, table: ZipTable): Place | null {
  return findAddress(address, table)?.place ?? null;
}

/**
 * Takes an address apart: the place is that of the ZIP code at its end, else of its city and state (`…, Austin, TX`, with or
 * without commas). Null for a place that is not known. No map service is asked, so that nobody learns who needs a notary
 * where.
 */
export function findAddress(address: string, table: ZipTable): Address | null {
  const whole = withoutCountry(address.trim());
  const zip = ZIP_AT_END.exec(whole)?.[1];
  if (!zip) return findByCity(splitState(whole, table), table);
  const place = findZip(zip, table);
  if (!place) return null;
  const { before } = splitState(partsOf(whole.replace(ZIP_AT_END, '')).join(', '), table);
  return { place, street: streetBefore(before, place.state, table) };
}

type Split = { before: string[]; state: string | null };

/** The state at the end, as a part of its own or the last words of one: the longest name first, for West Virginia. */
function splitState(text: string, table: ZipTable): Split {
  const parts = partsOf(text);
  const words = (parts.at(-1) ?? '').split(/\s+/);
  for (const count of [3, 2, 1]) {
    const state = count <= words.length ? table.findState(words.slice(-count).join(' ')) : null;
    if (!state) continue;
    const rest = words.slice(0, -count).join(' ');
    return { before: [...parts.slice(0, -1), ...(rest ? [rest] : [])], state };
  }
  return { before: parts, state: null };
}

function findByCity({ before, state }: Split, table: ZipTable): Address | null {
  const last = before.at(-1);
  if (!state || !last) return null;
  const found = findCityAtEnd(last, state, table);
  return (
    found && { place: found.place, street: [...before.slice(0, -1), found.rest].filter(Boolean).join(', ') }
  );
}

/** With a ZIP code the last part is the city, whatever it is called; a part alone may hold both. */
function streetBefore(before: string[], state: string, table: ZipTable): string {
  const [only = ''] = before;
  if (before.length > 1) return before.slice(0, -1).join(', ');
  return findCityAtEnd(only, state, table)?.rest ?? only;
}

/** More than the words of any city in the table. */
const CITY_WORDS = 5;

/** The city that the last words of a text name, the longest name first: West Palm Beach before Palm Beach. */
function findCityAtEnd(text: string, state: string, table: ZipTable): { place: Place; rest: string } | null {
  const words = text.split(/\s+/);
  for (let count = Math.min(CITY_WORDS, words.length); count > 0; count -= 1) {
    const place = findCity(words.slice(-count).join(' '), state, table);
    if (place) return { place, rest: words.slice(0, -count).join(' ') };
  }
  return null;
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** What an address with a ZIP code and a state at its end says twice, for `zipConflict`; null where it says its place once. */
export function readTwice(address: string, table: ZipTable) {
  const whole = withoutCountry(address.trim());
  const zip = ZIP_AT_END.exec(whole)?.[1];
  const byZip = zip ? findZip(zip, table) : null;
  if (!zip || !byZip) return null;
  const parts = partsOf(whole.replace(ZIP_AT_END, ''));
  const { before, state } = splitState(parts.join(', '), table);
  if (!state) return null;
  const byName = findCityAtEnd(before.at(-1) ?? '', state, table)?.place ?? null;
  // Without a comma "CT" is a court as often as Connecticut: only where what is before it is a city there.
  if (!byName && !table.findState(parts.at(-1) ?? '')) return null;
  const city = byName?.city ?? null;
  return { zip, byZip, city, state, areas: city === null ? [] : table.listZips(city, state) };
}

function withoutCountry(address: string): string {
  const place = address.replace(COUNTRY_AT_END, '').trimEnd();
  return place.length < address.length ? place.replace(/,$/, '').trimEnd() : place;
}

function findZip(zip: string, table: ZipTable): Place | null {
  const found = table.findZip(zip);
  if (!found) return null;
  const { city, state, lat, lng } = found;
  return { name: `${city}, ${state} ${zip}`, city, state, lat, lng };
}

/** The middle of the ZIP code areas of a city. */
function findCity(city: string, state: string, table: ZipTable): Place | null {
  const areas = table.listZips(city, state);
  const first = areas[0];
  if (!first) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    name: `${first.city}, ${state}`,
    city: first.city,
    state,
    lat: mean(areas.map(({ lat }) => lat)),
    lng: mean(areas.map(({ lng }) => lng)),
  };
}
