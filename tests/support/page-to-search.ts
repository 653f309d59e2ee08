import type { PageToSearch } from '@/lib/vault/rules/redaction/findings';

const LETTER = 6;
const HEIGHT = 11;
const ROW = 15;
const TOP = 72;
const LEFT = 72;

/** A page of lines as its letters would be read: 15 points from line to line, three blanks or more part the columns. */
export function pageOfLines(lines: readonly string[]): PageToSearch {
  const read = lines.flatMap((line, index) => {
    const segments = [...line.matchAll(/\S(?:\S| {1,2}(?! ))*/g)].map(({ 0: text, index: at }) => {
      const box = {
        x: LEFT + at * LETTER,
        y: TOP + index * ROW,
        width: text.length * LETTER,
        height: HEIGHT,
      };
      const characters = [...text].map((letter, place) => ({
        text: letter,
        box: { ...box, x: box.x + place * LETTER, width: LETTER },
        line: index,
      }));
      return { characters, box };
    });
    const [first] = segments;
    return first ? [{ segments, box: { ...first.box, width: 468 }, isLevel: true }] : [];
  });
  return {
    page: 1,
    width: 612,
    height: 792,
    pictures: [],
    stamps: [],
    signatureFields: [],
    text: { lines: read, drawn: [] },
  };
}
