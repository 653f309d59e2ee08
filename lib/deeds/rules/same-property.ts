import { wordsOfNames } from './postal-abbreviations';
import { BETWEEN, plainSuffixes } from './property-key';

/** Before what keeps two keys of one account apart that have become the same. */
export const APART = '#';

type Reading = { pre: string; name: string; suffix: string; extension: string };

/**
 * Whether two keys are of one property: they are equal, or one lacks the suffix or the direction of the street and the rest is
 * equal. Two suffixes or two directions are two properties. Words that are joined in one address and apart in the other
 * are the same: "North Lake" and "Northlake", "12 O Brien" and "12 Obrien".
 */
export function isSameProperty(a: string, b: string): boolean {
  const [one, other] = [a, b].map((key) => (key.split(APART)[0] ?? '').split(BETWEEN));
  if (!one || !other) return false;
  if (one.join(BETWEEN) === other.join(BETWEEN)) return true;
  const isHouse = one.length === 9 && other.length === 9;
  if (!isHouse || one[0] !== other[0] || one[1] !== other[1] || one[7] !== other[7]) return false;
  if (!isEqualOrMissing(one[8], other[8])) return false;
  return readingsOf(one).some((reading) =>
    readingsOf(other).some((candidate) => isSameStreet(reading, candidate, [one[6], other[6]])),
  );
}

function isSameStreet(a: Reading, b: Reading, [postOfA, postOfB]: (string | undefined)[]): boolean {
  const directionsOfA = [a.pre, postOfA].filter(Boolean);
  const directionsOfB = [b.pre, postOfB].filter(Boolean);
  const isOneWay =
    directionsOfA.every((direction) => directionsOfB.includes(direction)) ||
    directionsOfB.every((direction) => directionsOfA.includes(direction));
  return a.name === b.name && a.extension === b.extension && isOneWay && isEqualOrMissing(a.suffix, b.suffix);
}

function isEqualOrMissing(a = '', b = ''): boolean {
  return a === b || a === '' || b === '';
}

/** What an address may also be meant as: "Oak Hill" as a name without a suffix, "North Lake" as one without a direction. */
function readingsOf([, , extension = '', pre = '', name = '', suffix = '']: string[]): Reading[] {
  const whole = { pre, name, suffix, extension };
  const readings = [whole];
  if (/^\p{L}$/u.test(extension)) {
    readings.push({ ...whole, name: wordOf(extension) + name, extension: '' });
  }
  if (suffix && !plainSuffixes.has(suffix)) {
    readings.push(
      ...readings.map((reading) => ({ ...reading, name: reading.name + wordOf(suffix), suffix: '' })),
    );
  }
  if (pre) {
    readings.push(...readings.map((reading) => ({ ...reading, pre: '', name: wordOf(pre) + reading.name })));
  }
  return readings;
}

function wordOf(code: string): string {
  return wordsOfNames.get(code) ?? code;
}
