import zipcodes from 'zipcodes';

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

type ZipArea = { zip: string; city: string; state: string; lat: number; lng: number };

/** The table itself, for whoever reads an address part by part. Degrees, WGS 84; two letters for a state, USPS. */
export const zipTable = {
  findZip: (zip: string): ZipArea | null => {
    const found = findZip(zip);
    return found && { zip, city: found.city, state: found.state, lat: found.lat, lng: found.lng };
  },
  listZips: (city: string, state: string): ZipArea[] =>
    areasOf(city, state).map((area) => ({
      zip: area.zip,
      city: area.city,
      state: area.state,
      ...pointOf(area),
    })),
  findState: codeOf,
};

/** The middle of the ZIP code areas of a city. */
function findCity(parts: string[]): Place | null {
  const city = parts.at(-2);
  const state = codeOf(parts.at(-1) ?? '');
  if (!city || !state) return null;
  const areas = areasOf(city, state);
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

type Row = (typeof zipcodes.codes)[string];
let byCity: Map<string, Row[]> | undefined;

function areasOf(city: string, state: string): Row[] {
  byCity ??= indexByCity();
  const asWritten = byCity.get(`${state} ${city.toUpperCase()}`);
  return asWritten ?? byCity.get(`${state} ${nameInTable(city)}`) ?? [];
}

/** The library itself looks through all ZIP codes of a state for each name. */
function indexByCity(): Map<string, Row[]> {
  const index = new Map<string, Row[]>();
  for (const row of Object.values(zipcodes.codes)) {
    if (row.country !== 'US') continue;
    const key = `${row.state} ${row.city.toUpperCase()}`;
    const rows = index.get(key);
    if (rows) rows.push(row);
    else index.set(key, [row]);
  }
  return index;
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
