/** Numbers that are the same for the same seed (mulberry32). */
export type Random = {
  /** a whole number from 0, below `end` */
  below: (end: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
};

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: <T>(from: readonly T[]): T => {
      if (from.length === 0) throw new Error('There is nothing to pick from.');
      return from[below(from.length)] as T;
    },
  };
}

/** The seed of one case: it does not change when another operation is added, or fewer cases are run. */
export function seedOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of parts.join('\n')) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
