import { intersection, type Rect } from './geometry';
import type { Glyph } from './glyphs';
import type { Character, PageText } from './lines';

/** Letters without a gap, with the first and the last of them as they lie on the page. */
export type Word = { text: string; boxes: Rect[]; first: Glyph; last: Glyph };

/** Share of a letter's height at its top and foot where a bar over the next line may reach into its box. */
const MARGIN = 0.15;

export function wordsOf({ lines }: PageText): Word[] {
  return lines.flatMap(({ segments }) => segments.flatMap(({ characters }) => split(characters)));
}

function split(characters: readonly Character[]): Word[] {
  const words: Word[] = [];
  let current: Word | undefined;
  for (const { text, box, glyph } of characters) {
    if (!box || !glyph) {
      current = undefined;
      continue;
    }
    if (!current) words.push((current = { text: '', boxes: [], first: glyph, last: glyph }));
    current.text += text;
    current.boxes.push(box);
    current.last = glyph;
  }
  return words;
}

/** Whether a bar is on a letter; one that only grazes the letter's top or foot does not. */
export function isUnder(box: Rect, angle: number, bars: readonly Rect[], margin = MARGIN): boolean {
  const turns = Math.round((angle * 2) / Math.PI);
  const isLevel = Math.abs((angle * 2) / Math.PI - turns) < 0.02;
  const [dx, dy] = !isLevel ? [0, 0] : turns % 2 === 0 ? [0, box.height * margin] : [box.width * margin, 0];
  const core = {
    x: box.x + dx,
    y: box.y + dy,
    width: Math.max(box.width - 2 * dx, 0.01),
    height: Math.max(box.height - 2 * dy, 0.01),
  };
  return bars.some((bar) => intersection(core, bar));
}

/** Without blanks, dashes and other separators: "123-45" and "123 45" are the same. */
export function normalized(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

type Divided = {
  /** what is under bars, stretch by stretch, as it is drawn */
  covered: string[];
  /** all the rest */
  kept: string;
};

/** Tells the text under the bars from the text beside them. */
export function divide({ lines }: PageText, bars: readonly Rect[]): Divided {
  const covered: string[] = [];
  let kept = '';
  for (const { segments } of lines) {
    let stretch = '';
    const end = () => {
      if (stretch.trim()) covered.push(stretch.trim());
      stretch = '';
    };
    for (const { text, box, glyph } of segments.flatMap(({ characters }) => characters)) {
      const isCovered = box !== null && isUnder(box, glyph?.angle ?? 0, bars);
      if (isCovered) stretch += text;
      else if (box === null) {
        if (stretch) stretch += text;
        kept += text;
      } else {
        end();
        kept += text;
      }
    }
    end();
    kept += '\n';
  }
  return { covered, kept };
}
