import { plainText } from '@/lib/deeds/rules/address';
import { postalAbbreviations, stateCodes } from '@/lib/deeds/rules/postal-abbreviations';

/**
 * An address of a county's index as one line of standard words: in small letters, without punctuation, the ZIP+4 part and the
 * country, each word in the abbreviation of USPS Publication 28. An index leaves out what it likes, so this is no key.
 */
export function standardAddress(address: string): string {
  const words = plainText(address)
    .replace(/#\s*/g, ' unit ')
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
