import type { PDFPageProxy } from 'pdfjs-dist';

/** A letter and where its middle lies: shares of the page as shown, from its upper left corner. */
type PlacedLetter = { text: string; x: number; y: number };
/** Letters without a blank between them. */
export type PlacedWord = PlacedLetter[];

type Matrix = readonly number[];
type Run = { str: string; transform: Matrix; width: number; hasEOL: boolean };
type View = { width: number; height: number; transform: Matrix };

/** The words of a page, about where they are: a run of text says where it begins and ends, not where its letters do. */
export async function readWords(page: PDFPageProxy): Promise<PlacedWord[]> {
  const view: View = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const words: PlacedWord[] = [];
  let current: PlacedWord | undefined;
  for (const item of items) {
    if (!('str' in item)) continue;
    for (const letter of lettersOf(item as Run, view)) {
      if (letter.text.trim() === '') current = undefined;
      else if (current) current.push(letter);
      else words.push((current = [letter]));
    }
    if (item.hasEOL) current = undefined;
  }
  return words;
}

function lettersOf({ str, transform, width }: Run, view: View): PlacedLetter[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
  const along = Math.hypot(a, b) || 1;
  const letters = [...str];
  const breadths = letters.map(breadthOf);
  const unit = width / (breadths.reduce((sum, breadth) => sum + breadth, 0) || 1);
  let start = 0;
  return letters.map((text, index) => {
    const breadth = (breadths[index] ?? 0) * unit;
    const middle = start + breadth / 2;
    start += breadth;
    // A third of the letter's height above its line.
    const [x, y] = [e + (a / along) * middle + c / 3, f + (b / along) * middle + d / 3];
    return { text, ...shareOf(x, y, view) };
  });
}

function shareOf(x: number, y: number, { width, height, transform }: View): { x: number; y: number } {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
  return { x: (a * x + c * y + e) / width, y: (b * x + d * y + f) / height };
}

/** Against the others of its run, as in most fonts for reading. */
function breadthOf(letter: string): number {
  if (/[ijl.,:;'’|!()[\]\-/ft\s]/.test(letter)) return 0.3;
  if (/[mwMW@%]/.test(letter)) return 0.85;
  return /[A-Z&]/.test(letter) ? 0.68 : 0.53;
}
