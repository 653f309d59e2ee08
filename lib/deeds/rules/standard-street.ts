/** Written in capitals by the post office: directions, boxes and routes, and roads of a county, state or farm. */
const CAPITALS = /^(?:n|e|s|w|ne|nw|se|sw|po|rr|hc|cr|fm|us)$/;
/** `10th`, `2nd` */
const ORDINAL = /^\d+(?:st|nd|rd|th)$/;
const SMALL_WITHIN = ['and', 'at', 'of', 'on', 'the'];

/**
 * `1204 barton springs rd` is `1204 Barton Springs Rd` in standard form. A street in which anybody wrote one capital
 * letter is as they wrote it.
 */
export function standardStreet(street: string): string {
  if (/\p{Lu}/u.test(street)) return street;
  return street
    .split(/(\s+)/)
    .map((word, index) => (index > 0 && SMALL_WITHIN.includes(word) ? word : standardWord(word)))
    .join('');
}

function standardWord(word: string): string {
  const plain = word.replace(/[.,]/g, '');
  if (ORDINAL.test(plain)) return word;
  // `12b`, `#4c`, `p.o.`
  if (CAPITALS.test(plain) || /^#?\d+\p{L}?$/u.test(plain)) return word.toUpperCase();
  return word.replace(
    /(^|[-'’(/])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
