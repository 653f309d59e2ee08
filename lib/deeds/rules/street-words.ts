import { plainText } from './address';
import { postalAbbreviations } from './postal-abbreviations';

/** What stands in the list of words where a comma was. */
export const COMMA = ',';

const WORD = /[,;()|]|\d+\/\d+|\d+(?:-\d+)+\p{L}?(?![\p{L}\p{N}])|\d+-\p{L}(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;
/** Said with a number after it, these are one: "County Road 5" and "CR 5". */
const PHRASES: [RegExp, string][] = [
  [/\bblock(?= \S)/g, 'blk'],
  [/\b(?:county|co) rd(?= \d)/g, 'cr'],
  [/\bfarm (?:to )?(?:market|mkt)(?: rd)?(?= \d)|\bfm rd(?= \d)/g, 'fm'],
  [/\brnch rd(?= \d)/g, 'rr'],
  [/\bstate (?:hwy|rte|rd)(?= \d)|\bsh(?= \d)/g, 'sr'],
  [/\b(?:us|united states) hwy(?= \d)/g, 'us'],
  [/\b(?:interstate|ih)(?: hwy)?(?= \d)/g, 'i'],
  [/\b(?:condo|condominium|spc|space|trlr|trailer|ofc|office)(?= \p{L}?\d)/gu, 'unit'],
  [/^(?:rural (?:rte|free delivery)|rfd|r r)(?= \d)/g, 'rr'],
  [/^(?:hwy contract(?: rte)?|hcr|star rte)(?= \d)/g, 'hc'],
  [/^(?:po|p o|pob|post office)(?: box)?(?= \S)/g, 'box'],
];

const onesAndTeens =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const ordinalWords = new Map([
  ...onesAndTeens.split(' ').map((word, index): [string, number] => [word, index + 1]),
  ...'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'
    .split(' ')
    .map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index): [string, number] => [word, (index + 2) * 10]),
);

/**
 * The words of a street, each in its standard abbreviation, with commas between its parts: numbers without leading zeros and
 * apart from the words that are stuck to them, # as a unit, and "twenty-third" as 23rd.
 */
export function wordsOfStreet(street: string): string[] {
  const text = plainText(street.replace(/^(\d{1,3}),(?=\d{3}(?!\d))/, '$1'))
    .replaceAll('#', ' unit ')
    .replace(/(\d)\s*-\s*(?=\d)/g, '$1-')
    .replace(/(\d)-(?=\d+\/\d)/g, '$1 ')
    .replace(/(\d) (?=(?:nd|th)\b)/g, '$1');
  const words = [...text.matchAll(WORD)].flatMap(([word]) => apart(word));
  const short = withOrdinals(words).map((word) => postalAbbreviations.get(word) ?? word);
  let said = short.join(' ');
  for (const [phrase, code] of PHRASES) said = said.replace(phrase, code);
  return said.split(' ').filter(Boolean);
}

export function isOrdinal(word: string): boolean {
  return /^\d+(?:st|nd|rd|th)$/.test(word);
}

/** "8695lavaca" is two words, and so is "apt4"; "12a", "23rd" and "n6w230" are one. */
function apart(word: string): string[] {
  if (/^[,;()|]$/.test(word)) return [COMMA];
  if (/^\d+-\p{L}$/u.test(word)) return apart(word.replace('-', ''));
  const afterWord = /^(\p{L}{2,})(\d.*)$/u.exec(word);
  if (afterWord?.[1] && afterWord[2]) return [afterWord[1], ...apart(afterWord[2])];
  const digits = asDigits(word).replace(/^0+(?=\d)/, '');
  const beforeWord = isOrdinal(digits) ? null : /^(\d+)(\p{L}{2,}.*)$/u.exec(digits);
  return beforeWord?.[1] && beforeWord[2] ? [beforeWord[1], beforeWord[2]] : [digits];
}

/** "86O5" and "l2" are numbers; "12L" is an apartment. */
function asDigits(word: string): string {
  return /^[\doil]*\d$/.test(word) ? word.replace(/o/g, '0').replace(/[il]/g, '1') : word;
}

function withOrdinals(words: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const one = ordinalWords.get(words[at + 1] ?? '') ?? 10;
    const ten = tens.get(word);
    if (ten && one < 10) at += 1;
    const ordinal = ten && one < 10 ? ten + one : ordinalWords.get(word);
    result.push(ordinal === undefined ? word : `${ordinal}th`);
  }
  return result;
}
