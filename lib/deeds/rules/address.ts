import { withoutLookalikes } from './lookalikes';
import { postalAbbreviations, stateCodes } from './postal-abbreviations';

/** Accents, and what shows nothing. */
const NOT_SEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
/** The dot after a letter in "N.W."; other dots are between words, as in "St.Louis". */
const INITIAL = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu;

/**
 * The key under which two ways of writing one address are the same property: "12 Main St." and "12 main street".
 * Case, accents, punctuation, the ZIP+4 part and the country are left out; letters that only look English are English; words take the standard abbreviation of
 * USPS Publication 28. Spelling mistakes and missing parts make another key: a lock on a guess would be worse.
 */
export function normalizeAddress(address: string): string {
  const words = withoutLookalikes(address.normalize('NFKD').replace(NOT_SEEN, ''))
    .toLowerCase()
    .replace(/#\s*/g, ' unit ')
    .replace(/['’]/g, '')
    .replace(INITIAL, '$1')
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const abbreviated = withStateCode(withoutCountry(words))
    .split(' ')
    .map((word) => postalAbbreviations.get(word) ?? word);
  return withoutDoubledUnit(abbreviated).join(' ');
}

const countries = [' usa', ' us', ' united states', ' united states of america'];

/** Some write it twice. */
function withoutCountry(words: string): string {
  let rest = words;
  for (let country = countryAtEnd(rest); country; country = countryAtEnd(rest)) {
    rest = rest.slice(0, -country.length);
  }
  return rest;
}

function countryAtEnd(words: string): string | undefined {
  return countries.find((country) => words.endsWith(country));
}

const statesAtEnd = stateCodes.map(({ code, name }) => ({
  code,
  atEnd: new RegExp(` ${name}( \\d{5})?$`),
}));

/** The state comes last, or before the ZIP code; elsewhere "Texas" may be a street. */
function withStateCode(words: string): string {
  for (const { code, atEnd } of statesAtEnd) {
    if (atEnd.test(words)) return words.replace(atEnd, ` ${code}$1`);
  }
  return words;
}

/** "Apt #4" says the same thing twice. */
function withoutDoubledUnit(words: string[]): string[] {
  return words.filter((word, index) => !(word === 'unit' && words[index + 1] === 'unit'));
}
