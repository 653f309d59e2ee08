import { postalAbbreviations, stateCodes } from '@/lib/deeds/rules/postal-abbreviations';
import { distinct, matches, type Span } from './span';

/** The table also holds directions, doors and ordinals; and some suffixes that read as everyday words. */
const notStreets = new Set('n s e w ne nw se sw unit bldg fl lot is un via ht cor br key'.split(' '));
const suffixes = new Set(
  [
    ...[...postalAbbreviations].flat(),
    ...'park pass path run row walk trail oval loop pike'.split(' '),
  ].filter((word) => !notStreets.has(word) && !notStreets.has(postalAbbreviations.get(word) ?? '')),
);

const title = (word: string) => word.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
const eitherCase = (words: readonly string[]) =>
  words.flatMap((word) => [title(word), word.toUpperCase()]).join('|');
const stateNames = eitherCase(stateCodes.map(({ name }) => name));
const codes = stateCodes.map(({ code }) => code.toUpperCase()).join('|');

const WORD = String.raw`(?:[A-Z][A-Za-zÀ-ɏ'’.-]*|\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)\b)`;
const BLANK = String.raw`[ \n]`;
const compass = eitherCase('north south east west northeast northwest southeast southwest'.split(' '));
const DIRECTION = String.raw`(?:(?:[NS][EW]|[NS]\.[EW]|[NSEW]|${compass})\b\.?)`;

const house = /(?<![\w.,$/#-])\d{1,6}(?:-\d{1,4})?[A-Z]?(?: 1\/2)?[ \n]/g;
const box = /\b[Pp]\.?\s?[Oo]\.?\s?(?:[Bb]ox|BOX)\s+#?\d{1,7}\b/g;

/** Each is tried at one place, behind the last one that fitted. */
const sticky = (source: string) => new RegExp(source, 'y');
const word = sticky(`${WORD}`);
const next = sticky(`${BLANK}`);
const highway = sticky(
  String.raw`(?:${DIRECTION}${BLANK})?(?:(?:US|U\.S\.|State|County|Old|Farm to Market|Ranch)${BLANK}){0,2}(?:Highway|Hwy\.?|Road|Rd\.?|Route|Rte\.?|FM|RM|CR|SR|Interstate)${BLANK}\d{1,5}[A-Z]?\b`,
);
const spanish = sticky(
  String.raw`(?:Avenida|Calle|Camino|Paseo|Via|Rue|Rancho)(?: (?:(?:del?|las?|los|el)\b|${WORD})){1,4}`,
);
const tail = [
  sticky(`,? ${DIRECTION}`),
  sticky(
    String.raw`,?${BLANK}(?:(?:Apt|Apartment|Unit|Suite|Ste|Bldg|Building|Floor|Fl|Rm|Room|Space|Spc|APT|UNIT|SUITE|STE)\b\.? ?#? ?|# ?)[A-Z0-9-]{1,6}\b`,
  ),
  sticky(String.raw`,?\s{1,3}[Pp]\.?\s?[Oo]\.?\s?(?:[Bb]ox|BOX)\s+#?\d{1,7}\b`),
  sticky(
    String.raw`(?:,?\s{1,3}|,)(?:(?:City|Town|Village) of )?${WORD}(?: ${WORD}){0,3}(?:,\s?(?:County of ${WORD}|${WORD}(?: ${WORD})? (?:County|COUNTY|Parish|PARISH)))?,?\s{1,3}(?:State of )?(?:(?:${codes})\b|${stateNames})\.?(?:,?\s{1,3}\d{5}(?:-\d{4})?\b)?`,
  ),
];

/** Numbers of land, not of houses. */
const landBefore =
  /\b(?:lots?|blocks?|blk|sections?|sec|phase|book|page|volume|vol|tract|parcel|township|range|exhibit|article)\.?\s*$/i;

/** How many words a street's name and suffix have at most. */
const LONGEST_STREET = 6;

/**
 * Street lines with a house number and a suffix of USPS Publication 28 (appendix C), numbered highways and post office
 * boxes, with the door, city, state and ZIP code that follow. Names start with capitals.
 */
export function findAddresses(text: string): Span[] {
  const streets = matches(text, house).flatMap(({ span }) => {
    if (landBefore.test(text.slice(Math.max(0, span.start - 20), span.start))) return [];
    const end = endOfStreet(text, span.end);
    return end === undefined ? [] : [{ start: span.start, end }];
  });
  const boxes = matches(text, box).map(({ span }) => span);
  return distinct(
    [...streets, ...boxes].map(({ start, end }) => ({
      start,
      end: tail.reduce((at, part) => after(part, text, at) ?? at, end),
    })),
  );
}

function after(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** Up to the first suffix that has a name before it, and a second suffix right behind (Park Place Drive). */
function endOfStreet(text: string, start: number): number | undefined {
  const numbered = after(highway, text, start) ?? after(spanish, text, start);
  if (numbered !== undefined) return numbered;
  let end: number | undefined;
  let from = start;
  for (let count = 0; count < LONGEST_STREET; count += 1) {
    const to = after(word, text, from);
    if (to === undefined) return end;
    const plain = text.slice(from, to).replace(/\.$/, '').toLowerCase();
    const isSuffix = count > 0 && suffixes.has(plain);
    if (end !== undefined && !isSuffix) return end;
    if (isSuffix || plain === 'broadway') end = to;
    from = after(next, text, to) ?? text.length;
  }
  return end;
}
