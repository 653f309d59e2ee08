import { around, type Rect } from './geometry';
import type { Glyph } from './glyphs';

export type SmallestType = {
  /** as typographers count it, to a tenth */
  points: number;
  /** around the first run of it */
  box: Rect;
};

/** Letters in a row: fewer are a raised “th”, or the mark of a footnote. */
const RUN = 6;
/** How many runs of letters are looked for on the drawn page, the smallest ones first. */
const LOOKS = 200;

/** The smallest type that a run of letters is drawn in and that can be seen. Null on a page without such a run. */
export function smallestType(glyphs: readonly Glyph[], isSeen: (box: Rect) => boolean): SmallestType | null {
  const runs = runsOf(glyphs).sort((one, other) => one.points - other.points);
  const found = runs.slice(0, LOOKS).find(({ letters }) => letters.every(({ box }) => isSeen(box)));
  return found ? { points: found.points, box: around(found.letters.map(({ box }) => box)) } : null;
}

type Run = { points: number; letters: Glyph[] };

function runsOf(glyphs: readonly Glyph[]): Run[] {
  const runs: Run[] = [];
  let current: Run | undefined;
  for (const glyph of glyphs) {
    if (!/[\p{L}\p{N}]/u.test(glyph.text) || glyph.points <= 0) continue;
    const points = Math.round(glyph.points * 10) / 10;
    if (current?.points !== points) runs.push((current = { points, letters: [] }));
    if (current.letters.length < RUN) current.letters.push(glyph);
  }
  return runs.filter(({ letters }) => letters.length >= RUN);
}
