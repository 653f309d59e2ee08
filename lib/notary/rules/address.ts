const ZIP_AT_END = /\d{5}(?:-\d{4})?$/;
/** As buildings are numbered that are too grand for digits. */
const NUMBER_WORDS = new Set(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']);

/** What is asked for where a notary has to find the door. */
export const STREET_MISSING =
  'Please add the street and its number, so that the notary finds you: 500 Congress Ave, Austin, TX 78701.';

/** Whether a text names a street with a number: a number that a word follows in the same part. */
export function isStreet(text: string): boolean {
  return text.split(',').some((part) => {
    const words = part.trim().split(/\s+/);
    return words.some((word, index) => isNumber(word) && /\p{L}/u.test(words[index + 1] ?? ''));
  });
}

/** What can be said of a whole address without knowing its city. */
export function mayHaveStreet(address: string): boolean {
  return isStreet(address.trim().replace(ZIP_AT_END, ''));
}

function isNumber(word: string): boolean {
  return /\d/.test(word) || NUMBER_WORDS.has(word.toLowerCase());
}
