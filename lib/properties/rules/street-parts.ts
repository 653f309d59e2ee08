import { postalAbbreviations, stateCodes } from '@/lib/deeds/rules/postal-abbreviations';
import { standardAddress } from './standard-address';

const LONGEST = 200;
const DIRECTIONS = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);
const UNITS = new Set(['unit', 'bldg', 'fl', 'lot', 'ph', 'trlr', 'spc', 'space']);
const SUFFIXES = new Set(
  [...postalAbbreviations.values()].filter((word) => !DIRECTIONS.has(word) && !UNITS.has(word)),
);
const STATES = new Set(stateCodes.map(({ code }) => code));
/** More apart, and the second number of `37-21` belongs to the first. */
const WIDEST_RANGE = 40;

/** Roads that have a number instead of a name, and what else is written in several ways. */
const ONE_WAY: [words: string, short: string][] = [
  ['county rd', 'cr'],
  ['co rd', 'cr'],
  ['county hwy', 'cr'],
  ['state rte', 'hwy'],
  ['state hwy', 'hwy'],
  ['state rd', 'hwy'],
  ['us hwy', 'hwy'],
  ['us rte', 'hwy'],
  ['sr', 'hwy'],
  ['sh', 'hwy'],
  ['us', 'hwy'],
  ['farm to market rd', 'fm'],
  ['farm to market', 'fm'],
  ['fm rd', 'fm'],
  ['rnch rd', 'rr'],
  ['rnch to market rd', 'rr'],
  ['rm', 'rr'],
  ['interstate', 'ih'],
  ['dr martin luther king jr', 'mlk'],
  ['martin luther king jr', 'mlk'],
  ['martin luther king', 'mlk'],
  ['n w', 'nw'],
  ['n e', 'ne'],
  ['s w', 'sw'],
  ['s e', 'se'],
];

export const isDirection = (word = '') => DIRECTIONS.has(word);
export const isSuffix = (word = '') => SUFFIXES.has(word);
export const isState = (word = '') => STATES.has(word);

export type HouseNumber = { text: string; to: number | null };

/** The words of an address in their standard form; none for a box, which is where mail goes and not where land is. */
export function addressWords(address: string): string[] {
  const key = standardAddress(
    address
      .slice(0, LONGEST)
      .replace(/[½]| 1\/2\b/g, ' half ')
      .replace(/(\d)-(?=[a-z]\b)/gi, '$1'),
  );
  if (/\b(?:p o|po) box\b|^box \d/.test(key)) return [];
  const padded = ONE_WAY.reduce(
    (words, [long, short]) => words.replace(` ${long} `, ` ${short} `),
    ` ${key} `,
  );
  const [first = '', ...rest] = padded.trim().split(' ').filter(Boolean).map(withoutOrdinal);
  return first === '' ? [] : [NUMBER_WORDS.get(first) ?? first, ...rest];
}

/** `One Main Plaza` */
const NUMBER_WORDS = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index): [string, string] => [word, String(index + 1)]),
);

/** `93rd` is 93. */
function withoutOrdinal(word: string): string {
  return /^\d+(?:st|nd|rd|th)$/.test(word) ? word.slice(0, -2) : word;
}

/** Takes the house number from the front of the words: `12`, `12-14`, `37-21`, `12 1/2`; a letter after it is a unit. */
export function takeNumber(words: string[]): { number: HouseNumber; letter: string | null } | null {
  const first = /^([nsew]?\d+(?:[nsew]\d+)?)([a-z]?)$/.exec(words[0] ?? '');
  if (!first) return null;
  words.shift();
  const [, digits = '', letter = ''] = first;
  const second =
    /^\d+$/.test(words[0] ?? '') && words.length > 2 && !isSuffix(words[1]) ? words.shift() : undefined;
  const half = words[0] === 'half' ? words.shift() : undefined;
  const text = half ? `${digits} 1/2` : stripped(digits);
  if (second === undefined) return { number: { text, to: null }, letter: letter || null };
  const end = rangeEnd(digits, second);
  return {
    number: end ? { text, to: end } : { text: `${stripped(digits)}${second}`, to: null },
    letter: letter || null,
  };
}

/** `12-14` and `1812-14` are ranges, `37-21` is one number as Queens writes it. */
function rangeEnd(from: string, to: string): number | null {
  const whole = Number(to.length < from.length ? from.slice(0, from.length - to.length) + to : to);
  return whole > Number(from) && whole - Number(from) <= WIDEST_RANGE ? whole : null;
}

const stripped = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/** Takes the words that say which door, wherever they stand: `unit 4`, `unit 7 204`, `bldg 2 unit 4`, `fl 3`. */
export function takeUnit(words: string[]): string | null {
  const found: string[] = [];
  for (let at = unitIn(words); at >= 0; at = unitIn(words)) {
    const isInTwo = /^\d+$/.test(words[at + 1] ?? '') && /^(?:\d{1,4}|[a-z])$/.test(words[at + 2] ?? '');
    const [kind = '', ...door] = words.splice(at, isInTwo ? 3 : 2);
    found.push(...(kind === 'unit' ? door : [kind, ...door]));
  }
  return found.length > 0 ? found.join('').replace(/^0+(?=.)/, '') : null;
}

/** `FL` is a floor before a number that is no ZIP code, and Florida elsewhere. */
function unitIn(words: string[]): number {
  return words.findIndex((word, index) => {
    const door = words[index + 1];
    if (!UNITS.has(word) || door === undefined) return false;
    return word === 'unit' || (/\d/.test(door) && !/^\d{5}$/.test(door)) || door.length === 1;
  });
}

/** Takes five digits from the end. */
export function takeZip(words: string[]): string | null {
  if (words.length < 2 || !/^\d{5}$/.test(words.at(-1) ?? '')) return null;
  return words.pop() ?? null;
}
