import { synonymsOf } from './synonyms';

/** Fewer characters than these are not searched for. */
export const LEAST_CHARACTERS = 2;

export const TOO_SHORT = `Type at least ${LEAST_CHARACTERS} characters to search...`;

/** A search has few words; what comes after these tells nothing more apart. */
const MOST_WORDS = 10;
/** Longer than any of our words: comparing letters is what a search costs. */
const MOST_LETTERS = 24;

export type Asked = {
  /** as it was typed, for comparing it with titles and for typing errors */
  typed: string;
  /** for each word the ways to say it in the language of Postgres' `to_tsquery` */
  words: string[];
};

/**
 * What somebody looks for, from what they typed: words of letters and digits alone, so that no sign of it is read as an
 * operator. Null where that is less than two characters.
 */
export function readSearch(text: string): Asked | null {
  const found = wordsOf(text).slice(0, MOST_WORDS);
  const typed = found.join(' ');
  return typed.length < LEAST_CHARACTERS ? null : { typed, words: found.map(wayToSay) };
}

/** In small letters, each of at most 24. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => [...word].slice(0, MOST_LETTERS).join(''));
}

/** The word or its beginning, and what else it is called. */
function wayToSay(word: string): string {
  const begins = word.length < LEAST_CHARACTERS ? word : `${word}:*`;
  const others = synonymsOf(word).map((phrase) => `(${phrase.split(' ').join(' & ')})`);
  return [begins, ...others].join(' | ');
}
