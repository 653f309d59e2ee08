import zipcodes from 'zipcodes';
import type { SaidTwice } from '@/lib/values/zip-conflict';

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

/**
 * Where an address is, from the ZIP code at its end, else from its last two parts (`…, Austin, TX`). Null for a place
 * that is not known. No map service is asked, so that nobody learns who needs a notary where.
 */
export function findPlace(address: string): Place | null {
  const place = withoutCountry(address.trim());
  const zip = ZIP_AT_END.exec(place)?.[1];
  return zip ? findZip(zip) : findCity(place.split(',').map((part) => part.trim()));
}

/** What an address with a ZIP code and a state at its end says twice, for `zipConflict`; null where it says its place once. */
export function readTwice(address: string): SaidTwice | null {
  const place = withoutCountry(address.trim());
  const zip = ZIP_AT_END.exec(place)?.[1];
  const byZip = zip ? findZip(zip) : null;
  if (!zip || !byZip) return null;
  const parts = place
    .replace(ZIP_AT_END, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const named = stateAtEnd(parts);
  if (!named) return null;
  const { state, before } = named;
  const byName = before === null ? null : findCity([before, state]);
  return { zip, byZip, city: byName?.city ?? null, state, byName };
}

/** `Miami, FL` and `Miami FL`; `before` is what may be the city. */
function stateAtEnd(parts: string[]): { state: string; before: string | null } | null {
  const last = parts.at(-1) ?? '';
  const whole = codeOf(last);
  if (whole) return { state: whole, before: parts.at(-2) ?? null };
  const [, before, code] = /^(.*\S)\s+([A-Za-z]{2})$/.exec(last) ?? [];
  const state = code ? codeOf(code) : null;
  // Without a comma "CT" is a court as often as Connecticut: only where what is before it is a city there.
  return state && before && findCity([before, state]) ? { state, before } : null;
}

function withoutCountry(address: string): string {
  const place = address.replace(COUNTRY_AT_END, '').trimEnd();
  return place.length < address.length ? place.replace(/,$/, '').trimEnd() : place;
}

function findZip(zip: string): Place | null {
  const found = zipcodes.lookup(zip);
  if (found?.country !== 'US') return null;
  const { city, state } = found;
  return { name: `${city}, ${state} ${zip}`, city, state, ...pointOf(found) };
}

/** The middle of the ZIP code areas of a city. */
function findCity(parts: string[]): Place | null {
  const city = parts.at(-2);
  const state = codeOf(parts.at(-1) ?? '');
  if (!city || !state) return null;
  const asWritten = zipcodes.lookupByName(city, state);
  const areas = asWritten.length > 0 ? asWritten : zipcodes.lookupByName(nameInTable(city), state);
  const first = areas[0];
  if (!first) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    name: `${first.city}, ${state}`,
    city: first.city,
    state,
    lat: mean(areas.map((area) => pointOf(area).lat)),
    lng: mean(areas.map((area) => pointOf(area).lng)),
  };
}

/** `St. Louis` → `SAINT LOUIS`, `Winston-Salem` → `WINSTON SALEM`. */
function nameInTable(city: string): string {
  const words = city.toUpperCase().split(/[\s.'’-]+/);
  return words
    .filter(Boolean)
    .map((word) => wholeWords.get(word) ?? word)
    .join(' ');
}

const wholeWords = new Map([
  ['ST', 'SAINT'],
  ['STE', 'SAINTE'],
  ['FT', 'FORT'],
  ['MT', 'MOUNT'],
]);

/** Its longitude has lost the minus in the table, which moves all of New York 48 miles to the east. */
const WRONG_ZIP = '10200';

function pointOf({ zip, latitude: lat, longitude }: { zip: string; latitude: number; longitude: number }) {
  return { lat, lng: zip === WRONG_ZIP ? -Math.abs(longitude) : longitude };
}

/** The library would take any name of an object's property for a state. */
function codeOf(text: string): string | null {
  const wanted = text.toUpperCase();
  const { abbr } = zipcodes.states;
  const codes = Object.keys(abbr);
  return codes.find((code) => code === wanted || abbr[code]?.toUpperCase() === wanted) ?? null;
}
