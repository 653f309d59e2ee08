import { editsBetween } from './distance';

/** `LOT 4 BLK 2 SUNSET HILLS SEC 1` in parts; land described by its bounds has none. */
type Legal = { lot: string | null; block: string | null; section: string | null; name: string[] };

export type LegalRelation = 'same' | 'other' | 'unknown';

const LONGEST = 300;
const LABELS: Record<string, 'lot' | 'block' | 'section'> = {
  lot: 'lot',
  lots: 'lot',
  lt: 'lot',
  l: 'lot',
  unit: 'lot',
  un: 'lot',
  block: 'block',
  blk: 'block',
  bk: 'block',
  blck: 'block',
  b: 'block',
  bldg: 'block',
  sec: 'section',
  section: 'section',
  sect: 'section',
  ph: 'section',
  phase: 'section',
  plat: 'section',
  filing: 'section',
  tract: 'section',
  tr: 'section',
};
const NUMBERS: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
};
const NOISE = new Set([
  'all',
  ...'subdivision subd sub s d addition addn add adn amended replat plat of the in and no map book page mb pg city county to as per recorded legal part pt condominium condo estates est ests acres ac'.split(
    ' ',
  ),
]);
const SHORTEST_NAME = 4;

/** Compares two legal descriptions by lot, block, section and the name of the subdivision; unknown where a part that decides is missing. */
export function compareLegal(one: string | null, other: string | null): LegalRelation {
  if (!one || !other) return 'unknown';
  const [a, b] = [readLegal(one), readLegal(other)];
  if (a.lot === null || b.lot === null || isNameless(a) || isNameless(b)) return 'unknown';
  if (!isSameName(a.name, b.name)) return mayBeSameName(a.name, b.name) ? 'unknown' : 'other';
  const parts = [agree(a.lot, b.lot), agree(a.block, b.block), agree(a.section, b.section)];
  if (parts.includes(false)) return 'other';
  return (a.block === null) === (b.block === null) ? 'same' : 'unknown';
}

/** Lot and the beginning of the subdivision's name, to look for candidates by; null where one is missing. */
export function legalKey(legal: string): string | null {
  const { lot, name } = readLegal(legal);
  const joined = name.join('');
  return lot === null || joined.length < SHORTEST_NAME ? null : `${lot} ${joined.slice(0, SHORTEST_NAME)}`;
}

const agree = (one: string | null, other: string | null) => one === null || other === null || one === other;

function readLegal(text: string): Legal {
  const words =
    text
      .slice(0, LONGEST)
      .toLowerCase()
      .replace(/['’.]/g, '')
      .match(/[a-z]+|\d+[a-z]?/g) ?? [];
  const legal: Legal = { lot: null, block: null, section: null, name: [] };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const label = Object.hasOwn(LABELS, word) ? LABELS[word] : undefined;
    const value = label ? valueOf(words[index + 1], label) : null;
    if (label && value !== null) {
      legal[label] ??= value;
      index += 1;
    } else if (!NOISE.has(word) && !/^\d/.test(word) && word.length > 1) legal.name.push(word);
  }
  return legal;
}

function valueOf(word: string | undefined, label: string): string | null {
  if (word === undefined) return null;
  if (/^\d/.test(word)) return word.replace(/^0+(?=.)/, '');
  if (Object.hasOwn(NUMBERS, word)) return NUMBERS[word] ?? null;
  return label === 'block' && word.length === 1 ? word : null;
}

/** `SUNSET HLS` and `SUNSET HILLS NORTH`: one word begins like one of the other. */
function mayBeSameName(one: string[], other: string[]): boolean {
  const begins = new Set(other.map((word) => word.slice(0, SHORTEST_NAME)));
  return one.some((word) => begins.has(word.slice(0, SHORTEST_NAME)));
}

const isNameless = ({ name }: Legal) => name.join('').length < SHORTEST_NAME;

function isSameName(one: string[], other: string[]): boolean {
  const [a, b] = [one.join(''), other.join('')];
  const isShort = Math.min(a.length, b.length) < 9;
  return a.startsWith(b) || b.startsWith(a) || editsBetween(a, b) <= (isShort ? 1 : 2);
}
