import { plainText } from './address';
import { postalAbbreviations } from './postal-abbreviations';

/** What stands in the list of words where a comma was. */
export const COMMA = ',';

const WORD = /[,;()|]|[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)*/gu;
/** Said with a number after it, these are one: "County Road 5" and "CR 5". */
const PHRASES: [RegExp, string][] = [
  [/^(?:rural (?:rte|free delivery)|rfd|r r)(?= \d)/g, 'rr'],
  [/^(?:hwy contract(?: rte)?|hcr|star rte)(?= \d)/g, 'hc'],
  [/^(?:po|p o|pob|post office)(?: box)?(?= \S)/g, 'box'],
  [/\bblock(?= \S)/g, 'blk'],
  [/\b(?:county|co) rd(?= \d)/g, 'cr'],
  [/\bfarm (?:to )?(?:market|mkt)(?: rd)?(?= \d)|\bfm rd(?= \d)/g, 'fm'],
  [/\brnch rd(?= \d)/g, 'rr'],
  [/\b(?:us|united states|state)(?: (?:hwy|rte|rd))?(?= \d)|\b(?:s[hr]|rte)(?= \d)/g, 'hwy'],
  [/\b(?:interstate|ih)(?: hwy)?(?= \d)/g, 'i'],
  [/\b(?:condo|condominium|spc|space|trlr|trailer|ofc|office)(?= \p{L}?\d)/gu, 'unit'],
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
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?- ?(?=\d)/g, '$1-')
    .replace(/(\d) (?=(?:nd|th)\b)/g, '$1');
  const words = [...text.matchAll(WORD)].flatMap(([word]) => wordsOf(word));
  const short = withOrdinals(words).map((word) => postalAbbreviations.get(word) ?? word);
  let said = short.join(' ');
  for (const [phrase, code] of PHRASES) said = said.replace(phrase, code);
  return said.split(' ').filter(Boolean);
}

export function isOrdinal(word: string): boolean {
  return /^\d+(?:st|nd|rd|th)$/.test(word);
}

/** "12-14" and "1/2" are one word, "la-vaca" is two, and "12-1/2" as well. */
function wordsOf(text: string): string[] {
  if (/^[,;()|]$/.test(text)) return [COMMA];
  if (/^\d+(?:-\d+)*-\d+\p{L}?$|^\d+\/\d+$/u.test(text)) return [withoutZeros(text)];
  if (/^\d+-\p{L}$/u.test(text)) return [withoutZeros(text.replace('-', ''))];
  const [number = '', fraction = ''] = text.split('-');
  if (/^\d+\/\d+$/.test(fraction)) return [withoutZeros(number), fraction];
  return text.split(/[-/]/).flatMap(apart);
}

/** "8695lavaca" is two words, and so is "apt4"; "12a", "23rd" and "n6w230" are one. */
function apart(word: string): string[] {
  const at = word.search(/\d/);
  if (at > 1) return [word.slice(0, at), ...apart(word.slice(at))];
  const whole = withoutZeros(asDigits(word));
  const number = /^\d+/.exec(whole)?.[0] ?? '';
  const isTwo = number !== '' && !isOrdinal(whole) && /^\p{L}{2}/u.test(whole.slice(number.length));
  return isTwo ? [number, whole.slice(number.length)] : [whole];
}

function withoutZeros(word: string): string {
  return word.replace(/^0+(?=\d)/, '');
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
