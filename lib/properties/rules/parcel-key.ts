import { editsBetween } from './distance';

/** `near`: one digit mistaken or two swapped. `unknown`: one of them is missing, or they are of two systems of numbers. */
export type ParcelRelation = 'same' | 'near' | 'other' | 'unknown';

const LONGEST = 120;
/** Fewer letters and digits are a placeholder: `0`, `NA`, `1`. */
const SHORTEST = 3;
/** A county has more than one system of numbers: those of different length are not compared. */
const LENGTHS_APART = 3;
const SHORTEST_NEAR = 6;
const LABELS = new Set(['id', 'no', 'of', 'et', 'al', 'na', 'in', 'pt']);

/**
 * A parcel number (APN, PIN, folio) in one way of writing, for equality within one county; null where it is none. Case,
 * punctuation, zeros before a part, empty parts at the end, and words around it do not count: `APN 01-0203-000` is
 * `1-203`. Where the parts end does: `12-3` is not `1-23`.
 */
export function parcelKey(text: string): string | null {
  const parts = partsOf(text).map((part) => part.replace(/^0+(?=.)/, ''));
  while (parts.at(-1) === '0') parts.pop();
  const isPlaceholder = parts.join('').length < SHORTEST || new Set(parts.join('')).size === 1;
  return isPlaceholder ? null : parts.join('-');
}

/** The numbers that one field names, as they are written: `12-345; 12-346 & 12-347`. */
export function splitParcels(text: string): string[] {
  const numbers = text
    .slice(0, LONGEST)
    .split(/[;,&]|\band\b/i)
    .map((number) => number.trim());
  return [...new Set(numbers)].filter((number) => parcelKey(number) !== null);
}

/** The same for all ways of writing one number, with and without its dashes: to look for candidates by, not for equality. */
export function parcelBlock(key: string): string {
  return key.replace(/[-0]/g, '');
}

/** Compares two numbers of one county, each as it is written. */
export function compareParcels(one: string | null, other: string | null): ParcelRelation {
  const [a, b] = [parcelKey(one ?? ''), parcelKey(other ?? '')];
  if (a === null || b === null) return 'unknown';
  if (a === b || isSameBroken(a, b)) return 'same';
  const [whole, otherWhole] = [partsOf(one ?? '').join(''), partsOf(other ?? '').join('')];
  const isOtherSystem = /^[a-z]/.test(a) !== /^[a-z]/.test(b);
  if (isOtherSystem || Math.abs(whole.length - otherWhole.length) > LENGTHS_APART) return 'unknown';
  return isNear(whole, otherWhole) || isNear(a, b) ? 'near' : 'other';
}

function isNear(one: string, other: string): boolean {
  return Math.min(one.length, other.length) >= SHORTEST_NEAR && editsBetween(one, other) === 1;
}

/** `010203` is `1-203`: where one has no dash the zeros of the other's next part are still there. */
function isSameBroken(one: string, other: string): boolean {
  const [a, b] = [one.split('-'), other.split('-')];
  if (a.length === b.length) return false;
  const [left, right] = [a.join(''), b.join('')];
  const [startsInLeft, startsInRight] = [startsOf(a), startsOf(b)];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) [i, j] = [i + 1, j + 1];
    else if (left[i] === '0' && startsInRight.has(j)) i += 1;
    else if (right[j] === '0' && startsInLeft.has(i)) j += 1;
    else return false;
  }
  return /^(?:00+)?$/.test(left.slice(i) + right.slice(j));
}

function startsOf(parts: string[]): Set<number> {
  let at = 0;
  return new Set(parts.map((part) => (at += part.length) - part.length));
}

/** Digits and letters apart, so that `12A-3` is `12-A-3`; words are labels and remarks. */
function partsOf(text: string): string[] {
  const parts =
    text
      .slice(0, LONGEST)
      .toLowerCase()
      .match(/\d+|[a-z]+/g) ?? [];
  return parts.filter((part) => /\d/.test(part) || (part.length < SHORTEST && !LABELS.has(part)));
}
