import { directionCodes, suffixCodes, wordsOfNames } from './postal-abbreviations';
import { COMMA, isOrdinal, wordsOfStreet } from './street-words';

/** Where a property is, as far as it tells one from another. */
export type PropertyKey = {
  /** its ZIP code and house number: whatever may be the same property has the same */
  group: string;
  /** all that was read of its address; `isSameProperty` compares two */
  key: string;
};

/** Between the parts of a key. */
export const BETWEEN = '|';

const NUMBER = /^\d+\p{L}?$|^\d+(?:-\d+)+\p{L}?$|^[nsew]\d+[nsew]\d+\p{L}?$/u;
const FRACTION = /^\d+\/\d+$/;
const DESIGNATORS = new Set(['unit', 'bldg', 'fl', 'lot']);
/** After these a word is hardly a part of the name. */
export const plainSuffixes: ReadonlySet<string> = new Set(
  'ave blvd cir ct dr ln pkwy pl rd sq st ter trl way'.split(' '),
);
/** Behind a street, these say which door without a number. */
const DOORS = new Map([
  ...'front rear side upper lower basement penthouse'
    .split(' ')
    .map((door): [string, string] => [door, door]),
  ['frnt', 'front'],
  ['uppr', 'upper'],
  ['lowr', 'lower'],
  ['bsmt', 'basement'],
  ['ph', 'penthouse'],
]);
const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What tells of a property in a line that was read. */
type Read = { street: string; zip: string; zipCity: string };

/**
 * The key of a property, from what was read of its address: ZIP code, house number, street and unit. The city is left out,
 * since a ZIP code has several names. Lots, rural routes, highway contracts and boxes keep a key of their own kind, of all
 * their words; so does what has no number.
 */
export function propertyKeyOf({ street, zip, zipCity }: Read): PropertyKey {
  const words = withoutPlace(wordsOfStreet(street), wordsOfStreet(zipCity));
  const house = isOfOtherKind(words) ? null : findHouse(words);
  if (!house) return otherKey(zip, words);
  const group = [zip, house.number].join(BETWEEN);
  const { pre, name, suffix, post, rest } = house.street;
  const parts = [group, house.extension, pre, name, suffix, post, house.units, rest];
  return { group, key: parts.join(BETWEEN) };
}

/** Without the city that is written once more, and a county, where a name is left before them. */
function withoutPlace(words: string[], city: string[]): string[] {
  return partsOf(words).flatMap((part, index) => [
    ...(index > 0 ? [COMMA] : []),
    ...withoutEnd(
      withoutEnd(part, (end) => end.at(-1) === 'county', 2),
      isCity(city),
      city.length,
    ),
  ]);
}

function isCity(city: string[]): (end: string[]) => boolean {
  return (end) => city.length > 0 && end.join(' ') === city.join(' ');
}

function withoutEnd(part: string[], isPlace: (end: string[]) => boolean, length: number): string[] {
  const before = part.slice(0, -length);
  return isPlace(part.slice(-length)) && hasStreet(before) ? before : part;
}

/** What stands before the number names the house. */
function hasStreet(words: string[]): boolean {
  return words.slice(words.findIndex((word) => NUMBER.test(word)) + 1).some(isName);
}

function isName(word: string): boolean {
  const isPart = suffixCodes.has(word) || directionCodes.has(word) || DESIGNATORS.has(word);
  return /^\p{L}/u.test(word) && !isPart;
}

/** `Lot 4 Block 2`, `RR 2 Box 14`; but a lot before a house number is a part of it. */
function isOfOtherKind(words: string[]): boolean {
  const [kind = '', , ...after] = words;
  if (['rr', 'hc', 'box'].includes(kind)) return true;
  if (!['lot', 'blk', 'tract'].includes(kind)) return false;
  const [number = '', next = ''] = after.filter((word) => word !== COMMA);
  return !(NUMBER.test(number) && /^\p{L}{2}/u.test(next));
}

function otherKey(zip: string, words: string[]): PropertyKey {
  const [kind = '', value = '', ...rest] = words.filter((word) => word !== COMMA);
  const group = [zip, `${kind} ${value}`.trim()].join(BETWEEN);
  return { group, key: [group, rest.join(' ')].join(BETWEEN) };
}

type Street = { pre: string; name: string; suffix: string; post: string; rest: string };
type House = { number: string; extension: string; street: Street; units: string };

/** The first number that a street follows; what stands before it names the house, or is its unit. */
function findHouse(words: string[]): House | null {
  const units: string[] = [];
  for (const [at, word] of words.entries()) {
    if (!NUMBER.test(word)) continue;
    const before = words[at - 1] ?? '';
    const after = words.slice(at + 1);
    const next = after.find((candidate) => candidate !== COMMA) ?? '';
    if (DESIGNATORS.has(before) && NUMBER.test(next)) {
      units.push(before + word);
      continue;
    }
    const house = readHouse(word, after, units);
    if (house) return house;
  }
  return numberAtEnd(words) ?? numberAsWord(words);
}

/** `Main St 12` */
function numberAtEnd(words: string[]): House | null {
  const at = words.findIndex((word, index) => NUMBER.test(word) && plainSuffixes.has(words[index - 1] ?? ''));
  return at > 1 ? readHouse(words[at] ?? '', words.toSpliced(at, 1), []) : null;
}

/** `One Main Plaza` */
function numberAsWord(words: string[]): House | null {
  const number = NUMBER_WORDS.indexOf(words[0] ?? '') + 1;
  return number > 0 ? readHouse(String(number), words.slice(1), []) : null;
}

function readHouse(written: string, after: string[], unitsBefore: string[]): House | null {
  const words = after[0] === COMMA ? after.slice(1) : after;
  const number = /^\d+/.exec(written)?.[0] ?? written;
  const extension = written.slice(number.length);
  const more = extensionIn(words);
  const [line = [], ...parts] = partsOf(words.slice(more ? 1 : 0));
  const { left, units } = takeUnits(line);
  if (left.length === 0) return null;
  const others = parts.flatMap((part) =>
    isValue(part) ? [`unit${part[0]}`] : takeUnits(['', ...part]).units,
  );
  const all = [...unitsBefore, ...units, ...others];
  return {
    number,
    extension: extension + more,
    street: readStreet(left),
    units: [...new Set(all)].sort().join(' '),
  };
}

/** The fraction of `12 1/2 Main St`, and the letter of `12 B Main St`; in `12 B St` it is the street. */
function extensionIn([first = '', second = '', third = '']: string[]): string {
  if (FRACTION.test(first)) return first;
  const isLetter = /^\p{L}$/u.test(first) && !directionCodes.has(first);
  const isStreet = second === '' || second === COMMA || directionCodes.has(second) || DESIGNATORS.has(second);
  return isLetter && !isStreet && !(suffixCodes.has(second) && (third === '' || !/^\p{L}{2}/u.test(third)))
    ? first
    : '';
}

function partsOf(words: string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === COMMA) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

function isValue(part: string[]): boolean {
  return part.length === 1 && NUMBER.test(part[0] ?? '');
}

/** Which door: each designator with its number. One without a number says nothing, and "Apt #4" says it twice. */
function takeUnits(line: string[]): { left: string[]; units: string[] } {
  const left: string[] = [];
  const units: string[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const word = line[at] ?? '';
    const next = line[at + 1] ?? '';
    if (next === 'fl' && (isOrdinal(word) || (/^\d+$/.test(word) && at === line.length - 2))) {
      units.push(`fl${Number.parseInt(word, 10)}`);
      at += 1;
    } else if (DOORS.has(word) && next === '' && (suffixCodes.has(left.at(-1) ?? '') || left.at(-1) === '')) {
      units.push(`unit${DOORS.get(word)}`);
    } else if (!DESIGNATORS.has(word)) {
      left.push(word);
    } else {
      const value = valueOf(line.slice(at + 1));
      if (value.length > 0) units.push(word + value.join(''));
      at += value.length;
    }
  }
  const isNamed = left.some((word) => !suffixCodes.has(word) && word !== '');
  if (isNamed || left[0] === '') return withUnitAtEnd(left, units);
  return { left: line, units: [] };
}

/** `4`, `4 B`, `B 4`, `B`, and any last word, such as `Rear`. */
function valueOf([first = '', second = '']: string[]): string[] {
  const isTwo = /^\d+ \p{L}$|^\p{L} \d+$/u.test(`${first} ${second}`);
  if (isTwo) return [first, second];
  const isOne = /\d/.test(first) || /^\p{L}$/u.test(first);
  const isLast = first !== '' && second === '' && !DESIGNATORS.has(first);
  return isOne || isLast ? [first] : [];
}

/** `12 Main St 4`; but a road may have a number for a name. */
function withUnitAtEnd(left: string[], units: string[]): { left: string[]; units: string[] } {
  const [suffix = '', last = ''] = left.slice(-2);
  const isUnit = left.length > 2 && NUMBER.test(last) && suffix !== 'rd' && plainSuffixes.has(suffix);
  return isUnit ? { left: left.slice(0, -1), units: [...units, `unit${last}`] } : { left, units };
}

/** Direction, name, suffix, direction, and what somebody wrote after it. */
function readStreet(words: string[]): Street {
  const left = [...words];
  const post: string[] = [];
  while (left.length > 1 && directionCodes.has(left.at(-1) ?? '')) post.unshift(left.pop() ?? '');
  const rest = suffixCodes.has(left.at(-1) ?? '') ? [] : left.splice(endOf(left));
  const suffix = takeSuffix(left);
  const pre: string[] = [];
  while (left.length > 1 && directionCodes.has(left[0] ?? '')) pre.push(left.shift() ?? '');
  return { pre: pre.join(''), name: joined(left), suffix, post: post.join(''), rest: joined(rest) };
}

/** Where the street ends in "Lavaca St Downtown". */
function endOf(words: string[]): number {
  const at = words.findLastIndex((word, index) => index > 0 && plainSuffixes.has(word));
  const isRest = at > 0 && words.slice(at + 1).every((word) => /^\p{L}{3,}$/u.test(word));
  return isRest ? at + 1 : words.length;
}

/** Some write it twice. */
function takeSuffix(left: string[]): string {
  let suffix = '';
  while (left.length > 1 && suffixCodes.has(left.at(-1) ?? '') && (!suffix || suffix === left.at(-1))) {
    suffix = left.pop() ?? '';
  }
  return suffix;
}

/** The words of a name as one, so that "La vaca" is Lavaca; numbers stay apart from each other. */
function joined(words: string[]): string {
  return words
    .map((word) => (isOrdinal(word) ? word.slice(0, -2) : (wordsOfNames.get(word) ?? word)))
    .join(' ')
    .replace(/(?<!\d) | (?!\d)/g, '');
}
