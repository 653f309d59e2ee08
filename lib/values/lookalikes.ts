import unhomoglyph from 'unhomoglyph';

/**
 * A text in which letters and digits that look like those of English (Cyrillic а, Greek Ν, Cherokee Ꭱ) are the English ones,
 * by the skeleton of UTS #39. English letters stay apart, though 1 and l look alike too: "12L" and "121" are two apartments.
 */
export function withoutLookalikes(text: string): string {
  let isFirst = true;
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const english = Array.from(word, englishOf).join('');
    const seen = english === word ? word : asNumber(english, isFirst);
    isFirst = false;
    return seen;
  });
}

function englishOf(character: string): string {
  if (/[\0-\x7f]/.test(character)) return character;
  const seen = skeleton(character);
  // A capital I looks like a small l, which its small letter does not.
  const order = seen === 'l' ? [character.toLowerCase(), character] : [character, character.toLowerCase()];
  return order.map(skeleton).find((plain) => /^[a-z\d]+$/i.test(plain)) ?? character;
}

function skeleton(character: string): string {
  const plain = unhomoglyph(character).normalize('NFKD').replace(/\p{M}/gu, '');
  return plain === 'rn' ? 'm' : plain;
}

/** Where a number is, a house number first of all, what looks like 0 and 1 is 0 and 1. */
function asNumber(word: string, isFirst: boolean): string {
  if (!/^[\doil]+$/i.test(word) || !(isFirst || /\d/.test(word))) return word;
  return word.replace(/o/gi, '0').replace(/[il]/gi, '1');
}
