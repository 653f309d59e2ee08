import type { PlacedWord } from '@/components/files/reader/pdf-pages-words';
import type { Box } from '@/lib/vault/schema/redactions';

/** A whole line that is covered is named by its beginning. */
const LONGEST = 80;

/** What is under the boxes of a finding, to name it by; empty for a picture. */
export function textUnder(words: readonly PlacedWord[], boxes: readonly Box[]): string {
  const text = trimmed(boxes.flatMap((box) => textIn(words, box)).join(' '));
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}

/** Without the marks and blanks around it. */
function trimmed(text: string): string {
  const first = text.search(/[^,;:\s]/);
  const last = text.split('').findLastIndex((letter) => !/[,;:.\s]/.test(letter));
  return first < 0 ? '' : text.slice(first, last + 1);
}

/** Places of letters are estimated, so a word counts when most of it lies in the box, and else its letters. */
function textIn(words: readonly PlacedWord[], box: Box): string[] {
  const touched = words.flatMap((word) => {
    const inside = word.filter((letter) => isInside(letter, box));
    return inside.length > 0 ? [{ word, inside }] : [];
  });
  const mostly = touched.filter(({ word, inside }) => inside.length * 2 > word.length);
  const chosen = mostly.length > 0 ? mostly.map(({ word }) => word) : touched.map(({ inside }) => inside);
  return chosen.map((letters) => letters.map(({ text }) => text).join(''));
}

function isInside({ x, y }: { x: number; y: number }, box: Box): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}
