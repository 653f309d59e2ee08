import { zipConflict } from '@/lib/values/zip-conflict';
import { withoutLookalikes } from '@/lib/values/lookalikes';
import type { ZipArea, ZipTable } from '@/lib/values/zip-table';
import { postalAbbreviations } from './postal-abbreviations';
import { standardStreet } from './standard-street';

export type PropertyAddress = {
  /** `12 Main St, Austin, TX 78701` */
  line: string;
  /** what stands before the city */
  street: string;
  /** five digits */
  zip: string;
  /** what the post office calls the place of this ZIP code */
  zipCity: string;
  /** the city of the ZIP code where another one was written, with its state where that is another one too: one post office can go by several names */
  usualCity: string | null;
  /** the ZIP code is of the neighboring state, across the line */
  isAcrossLine: boolean;
};

export type ReadAddress = { address: PropertyAddress } | { problem: string };

type Token = { text: string; plain: string; start: number; isComma: boolean };
type Parts = { street: string; city: string; state: string; zip: string };

const COUNTRY_AT_END = /\b(?:USA|U\.S\.A\.|U\.S\.|United States(?: of America)?)$/i;
const ZIP = /^\d{5}(-\d{4})?$/;
/** `One Main Plaza` */
const NUMBER_WORD = /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred)$/i;
/** Where letters to soldiers go: nobody has land there. */
const MILITARY = ['AA', 'AE', 'AP'];
const EXAMPLE = 'for example 12 Main St, Austin, TX 78701';

/**
 * Reads where a property is from one line, and completes city, state or ZIP code from the other two where the table is
 * sure. A lot, a rural route, a highway contract or a post office box will do for a street and number: deeds use them.
 * The problem is a sentence for whoever typed the line: which part is missing, or which two contradict each other.
 */
export function readPropertyAddress(line: string, table: ZipTable): ReadAddress {
  const text = withoutEnd(withoutEnd(line).replace(COUNTRY_AT_END, ''));
  const { street, ...place } = split(text, table);
  const missing = missingParts({ street, ...place });
  if (missing.length > 0) return { problem: `Please add ${inWords(missing)}, ${EXAMPLE}.` };
  const area = table.findZip(place.zip.slice(0, 5));
  if (!area || MILITARY.includes(area.state)) {
    return { problem: `We do not know the ZIP code ${place.zip}. Please check it.` };
  }
  return settle({ street, ...place }, area, table);
}

function settle({ street, city, state, zip }: Parts, area: ZipArea, table: ZipTable): ReadAddress {
  const areas = table.listZips(plainOf(city), state);
  const problem = zipConflict({
    zip: area.zip,
    byZip: area,
    city: areas.length > 0 ? city : null,
    state,
    areas,
  });
  if (problem) return { problem };
  const written = plainOf(city).toLowerCase() === area.city.toLowerCase() ? area.city : city;
  const isAcrossLine = state !== area.state;
  const otherCity = isSameCity(city, area.city) ? null : area.city;
  return {
    address: {
      line: `${standardStreet(street)}, ${written}, ${state} ${zip}`,
      street: standardStreet(street),
      zip: area.zip,
      zipCity: area.city,
      usualCity: isAcrossLine ? `${area.city}, ${area.state}` : otherCity,
      isAcrossLine,
    },
  };
}

/** From the end to the beginning: ZIP code, state, city; what is left is the street. */
function split(text: string, table: ZipTable): Parts {
  const tokens = tokensOf(text);
  const zip = takeZip(tokens);
  const area = zip ? table.findZip(zip.slice(0, 5)) : null;
  const state = takeState(tokens, area, table);
  const city = takeCity(
    tokens,
    { area, state: state || area?.state || '', isStateWritten: state !== '' },
    table,
  );
  const street = streetOf(text, tokens);
  const only = !zip && city && state ? onlyZip(table.listZips(plainOf(city), state)) : '';
  return { street, city: city || area?.city || '', state: state || area?.state || '', zip: zip || only };
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/,|[^\s,]+/g)].map(({ 0: part, index }) => ({
    text: part,
    plain: plainOf(part),
    start: index,
    isComma: part === ',',
  }));
}

function takeZip(tokens: Token[]): string {
  dropCommas(tokens);
  const last = tokens.at(-1)?.plain ?? '';
  if (!ZIP.test(last)) return '';
  tokens.pop();
  dropCommas(tokens);
  return last;
}

/** "CT" is a court more often than Connecticut: without a comma or a city before it, a state is that of the ZIP code. */
function takeState(tokens: Token[], area: ZipArea | null, table: ZipTable): string {
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(-length);
    if (words.length < length || words.some(({ isComma }) => isComma)) continue;
    const state = table.findState(words.map(({ plain }) => plain).join(' '));
    if (!state) continue;
    const before = tokens.slice(0, -length);
    const isSure = before.at(-1)?.isComma || state === area?.state || citySize(before, state, table) > 0;
    if (!isSure) continue;
    tokens.length = before.length;
    dropCommas(tokens);
    return state;
  }
  return '';
}

type Around = { area: ZipArea | null; state: string; isStateWritten: boolean };

function takeCity(tokens: Token[], { area, state, isStateWritten }: Around, table: ZipTable): string {
  const known = state ? citySize(tokens, state, table, area) : 0;
  const size = known || (isStateWritten ? unknownCitySize(tokens) : 0);
  if (size === 0) return '';
  const taken = tokens.splice(-size);
  dropCommas(tokens);
  return taken.map(({ text }) => text).join(' ');
}

/** How many words at the end name a city that the table has in this state; the longest name counts. */
function citySize(tokens: Token[], state: string, table: ZipTable, area: ZipArea | null = null): number {
  const comma = tokens.findLastIndex(({ isComma }) => isComma);
  const room = Math.min(5, tokens.length - 1 - comma);
  for (let size = room; size > 0; size -= 1) {
    const name = tokens
      .slice(-size)
      .map(({ plain }) => plain)
      .join(' ');
    if ((area && isSameCity(name, area.city)) || table.listZips(name, state).length > 0) return size;
  }
  return 0;
}

/** What stands between two commas, and is neither a street nor a door: a village by a name of its own. */
function unknownCitySize(tokens: Token[]): number {
  const comma = tokens.findLastIndex(({ isComma }) => isComma);
  const words = tokens.slice(comma + 1);
  const isStreet = words.some(({ plain }) => /[\d#]/.test(plain)) || isStreetSuffix(words.at(-1)?.plain);
  return comma < 0 || isStreet ? 0 : words.length;
}

const suffixes = new Set(postalAbbreviations.values());

function isStreetSuffix(word = ''): boolean {
  const small = word.toLowerCase().replace(/\.$/, '');
  return suffixes.has(small) || postalAbbreviations.has(small);
}

function streetOf(text: string, tokens: Token[]): string {
  const last = tokens.at(-1);
  return last ? text.slice(0, last.start + last.text.length).trim() : '';
}

function missingParts({ street, city, state, zip }: Parts): string[] {
  return [
    !isStreet(street) && 'the street and number',
    !city && 'the city',
    !state && 'the state',
    !zip && 'the ZIP code',
  ].filter((part) => part !== false);
}

/** A number and a name: a house, a lot, a route or a box. */
function isStreet(street: string): boolean {
  const words = street.split(/[^\p{L}\p{N}]+/u);
  return /\p{L}/u.test(street) && words.some((word) => /\p{N}/u.test(word) || NUMBER_WORD.test(word));
}

function isSameCity(a: string, b: string): boolean {
  return cityKey(a) === cityKey(b);
}

/** `St. Louis` and `Saint Louis` are one. */
function cityKey(city: string): string {
  const words = plainOf(city)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words
    .filter(Boolean)
    .map((word) => postalAbbreviations.get(word) ?? word)
    .join(' ');
}

/** Letters that look like English ones are those: whoever sees the line sees no other. */
function plainOf(text: string): string {
  return withoutLookalikes(text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''));
}

function onlyZip(areas: ZipArea[]): string {
  return areas.length === 1 ? (areas[0]?.zip ?? '') : '';
}

function inWords(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** Without the blanks, commas and periods at the end, but for the period of `U.S.A.` */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' ,\t'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(/(\d)\.$/, '$1');
}

function dropCommas(tokens: Token[]): void {
  while (tokens.at(-1)?.isComma) tokens.pop();
}
