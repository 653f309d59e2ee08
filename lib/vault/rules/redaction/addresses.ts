import { postalAbbreviations, stateCodes } from '@/lib/deeds/rules/postal-abbreviations';
import { distinct, matches, type Span } from './span';

/** The table also holds directions, doors and ordinals; and some suffixes that read as everyday words. */
const notStreets = new Set(
  'n s e w ne nw se sw unit bldg fl lot is un via ht cor br key st. number no'.split(' '),
);
const suffixes = [
  ...new Set([...postalAbbreviations].flat()),
  'park',
  'pass',
  'path',
  'run',
  'row',
  'walk',
  'row',
  'trail',
  'oval',
  'loop',
  'pike',
  'st',
].filter((word) => /^[a-z]{2,}$/.test(word) && !isNotStreet(word));

function isNotStreet(word: string): boolean {
  return notStreets.has(word) || notStreets.has(postalAbbreviations.get(word) ?? '');
}

const title = (word: string) => word.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
const eitherCase = (words: readonly string[]) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .flatMap((word) => [title(word), word.toUpperCase()])
    .join('|');

const SUFFIX = String.raw`(?:${eitherCase(suffixes)})\b\.?`;
const DIRECTION = String.raw`(?:[NSEW]|[NS][EW]|[NS]\.[EW])\b\.?|(?:${eitherCase(['north', 'south', 'east', 'west', 'northeast', 'northwest', 'southeast', 'southwest'])})\b`;
const WORD = String.raw`(?:[A-Z][\p{L}'’.-]*|\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH))`;
const BLANK = String.raw`(?: |\n)`;
const HOUSE = String.raw`(?<![\w.,$/#-])\d{1,6}(?:-\d{1,4})?[A-Z]?(?: 1/2)?`;

const named = String.raw`(?:(?:${DIRECTION})${BLANK})?(?:(?:${WORD}${BLANK}){1,4}?${SUFFIX}(?: ${SUFFIX})?|Broadway\b|BROADWAY\b)`;
const spanish = String.raw`(?:Avenida|Calle|Camino|Paseo|Via|Rue|Avenue|Rancho)(?: (?:(?:del?|las?|los|el)\b|${WORD})){1,4}`;
const highway = String.raw`(?:(?:${DIRECTION})${BLANK})?(?:(?:US|U\.S\.|State|County|Old|Farm to Market|Ranch)${BLANK}){0,2}(?:Highway|Hwy\.?|Road|Rd\.?|Route|Rte\.?|FM|RM|CR|SR|Interstate)${BLANK}\d{1,5}[A-Z]?\b`;
const DOOR = String.raw`(?:,?${BLANK}(?:(?:Apt|Apartment|Unit|Suite|Ste|Bldg|Building|Floor|Fl|Rm|Room|Space|Spc|APT|UNIT|SUITE|STE)\b\.? ?#? ?|# ?)[A-Z0-9-]{1,6}\b)?`;
const streetLine = String.raw`${HOUSE}${BLANK}(?:${highway}|${named}|${spanish})(?:,? (?:${DIRECTION}))?${DOOR}`;
const box = String.raw`\b[Pp]\.?\s?[Oo]\.?\s?(?:[Bb]ox|BOX)\s+#?\d{1,7}\b`;

const STATE = String.raw`(?:(?:${stateCodes.map(({ code }) => code.toUpperCase()).join('|')})\b|(?:${eitherCase(stateCodes.map(({ name }) => name.toLowerCase()))})\b)`;
const city = String.raw`(?:,?\s{1,3}|,)(?:(?:City|Town|Village) of )?${WORD}(?: ${WORD}){0,3}(?:,\s?(?:County of ${WORD}|${WORD}(?: ${WORD})? (?:County|COUNTY|Parish|PARISH)))?,?\s{1,3}(?:State of )?${STATE}\.?(?:,?\s{1,3}\d{5}(?:-\d{4})?\b)?`;

const address = new RegExp(`(?:${streetLine}|${box})(?:,?\\s{1,3}${box})?(?:${city})?`, 'gu');
/** Numbers of land, not of houses. */
const landBefore =
  /\b(?:lots?|blocks?|blk|sections?|sec|phase|book|page|volume|vol|tract|parcel|township|range|exhibit|article)\.?\s*$/i;

/**
 * Street lines with a house number and a suffix of USPS Publication 28 (appendix C), numbered highways and post office
 * boxes, with the door, city, state and ZIP code that follow. Names start with capitals.
 */
export function findAddresses(text: string): Span[] {
  const found = matches(text, address).filter(
    ({ span }) => !landBefore.test(text.slice(Math.max(0, span.start - 20), span.start)),
  );
  return distinct(found.map(({ span }) => span));
}
