/** Shorter words are close to too many others. */
const LEAST_LETTERS = 4;
/** From here on two errors may be one word. */
const LONG = 8;

/**
 * How many letters have to be added, left out, changed, or swapped with their neighbor to make one word of the other
 * (optimal string alignment). More than `most` is `most + 1`.
 */
export function errorsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const costs = [last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1)];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        costs.push(beforeLast[j - 2]! + 1);
      row.push(Math.min(...costs));
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}

/** Words that are used often come first in `vocabulary`. */
export type Vocabulary = { words: readonly string[]; isKnown: (word: string) => boolean };

/**
 * The words of a search as they were probably meant: each that no known word begins with becomes the closest that is
 * known, or the beginning of one; of two as close the one that is used more. Null where nothing is to be corrected.
 */
export function correct(words: readonly string[], vocabulary: Vocabulary): string[] | null {
  const meant = words.map((word) => (vocabulary.isKnown(word) ? word : (closest(word, vocabulary) ?? word)));
  return meant.some((word, index) => word !== words[index]) ? meant : null;
}

function closest(word: string, { words }: Vocabulary): string | null {
  if (word.length < LEAST_LETTERS || !/^\p{L}+$/u.test(word)) return null;
  let [best, fewest] = [null as string | null, (word.length >= LONG ? 2 : 1) + 1];
  for (const known of words) {
    const errors = Math.min(
      errorsBetween(word, known, fewest - 1),
      known.length > word.length ? errorsBetween(word, known.slice(0, word.length), fewest - 1) : fewest,
    );
    if (errors < fewest) [best, fewest] = [known, errors];
  }
  return best;
}
