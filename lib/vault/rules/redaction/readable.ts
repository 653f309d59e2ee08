import type { PageText } from '@/lib/pdf/redactor/lines';
import type { Rect } from '@/lib/pdf/redactor/geometry';

/** Fewer letters on a page that is mostly a picture are a stamp or a page number, not its text. */
const FEW_LETTERS = 100;
/** Share of the page. */
const MOSTLY = 0.6;

type Page = { width: number; height: number; pictures: readonly Rect[]; text: PageText };

/**
 * Whether the rules could read a page: not a scan with a page number on it, and not one whose font says nothing of what
 * its shapes mean.
 */
export function hasReadableText({ width, height, pictures, text }: Page): boolean {
  const letters = text.drawn.filter(({ box }) => box !== null).map((character) => character.text);
  const readable = letters.filter((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter));
  if (readable.length === 0 || readable.length < letters.length / 2) return false;
  const isPicture = pictures.some((picture) => picture.width * picture.height > width * height * MOSTLY);
  return !isPicture || readable.length >= FEW_LETTERS;
}
