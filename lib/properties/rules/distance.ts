import { distance } from 'fastest-levenshtein';

/** Longer words are cut: no name, street or number of a parcel needs more. */
const LONGEST = 60;

/** How many letters were missed, added, mistaken or swapped with their neighbor. */
export function editsBetween(one: string, other: string): number {
  const a = one.slice(0, LONGEST);
  const b = other.slice(0, LONGEST);
  const edits = distance(a, b);
  return edits === 2 && isOneSwap(a, b) ? 1 : edits;
}

/** `Simth` for `Smith`: two letters side by side in the wrong order. */
function isOneSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
