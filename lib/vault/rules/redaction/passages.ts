import type { Character, PageText, Segment } from '@/lib/pdf/redactor/lines';
import { cellsOf } from './tables';

/** Text for the rules to read, and where each of its characters is. */
export type Passage = { text: string; characters: readonly Character[] };

/** Between segments of a line: more than a rule takes for a gap between words. */
const WIDE: Character = { text: '   ', box: null, line: -1 };
const BREAK: Character = { text: '\n', box: null, line: -1 };
/** Share of a line's height: the next line of a column is no further below. */
const NEXT_LINE = 1.6;

/**
 * A page, read four ways: line by line across the page (labels at the left of their values), column by column
 * (values that run over two lines, labels above their values), cell by cell of its tables, each under its heading, and
 * in the order in which it was drawn. Every way finds something that another one misses; what is found twice is told
 * once.
 */
export function passagesOf(page: PageText): Passage[] {
  const across = page.lines.map(({ segments }) => join(segments, WIDE));
  const down = columnsOf(page).map((segments) => join(segments, BREAK));
  const cells = cellsOf(page).map((lines) => join(lines, BREAK));
  return [...across, ...down, ...cells, passage(page.drawn)];
}

function join(segments: readonly Pick<Segment, 'characters'>[], between: Character): Passage {
  return passage(
    segments.flatMap(({ characters }, index) => (index ? [between, ...characters] : characters)),
  );
}

/** Every character gets one place in the text, so that places in the text lead back to characters. */
function passage(characters: readonly Character[]): Passage {
  const places = characters.flatMap((character) =>
    [...character.text].map((text) => ({ ...character, text })),
  );
  const units = places.flatMap((place) => Array.from({ length: place.text.length }, () => place));
  return { text: places.map(({ text }) => text).join(''), characters: units };
}

function columnsOf({ lines }: PageText): Segment[][] {
  const segments = lines
    .filter(({ isLevel }) => isLevel)
    .flatMap((line) => line.segments)
    .sort((one, other) => one.box.y - other.box.y);
  const next = new Map<Segment, Segment>();
  const isContinued = new Set<Segment>();
  segments.forEach((segment, index) => {
    const below = nextBelow(segment, segments.slice(index + 1, index + 41), isContinued);
    if (!below) return;
    next.set(segment, below);
    isContinued.add(below);
  });
  return segments.filter((segment) => !isContinued.has(segment)).map((first) => chain(first, next));
}

function chain(first: Segment, next: ReadonlyMap<Segment, Segment>): Segment[] {
  const column: Segment[] = [];
  for (let segment: Segment | undefined = first; segment; segment = next.get(segment)) column.push(segment);
  return column;
}

/** The nearest segment under this one that is in the same column and continues no other one. */
function nextBelow(
  { box }: Segment,
  candidates: readonly Segment[],
  isTaken: ReadonlySet<Segment>,
): Segment | undefined {
  return candidates.find((candidate) => {
    const distance = candidate.box.y - box.y;
    const isBelow = distance > box.height * 0.5 && distance < box.height * (1 + NEXT_LINE);
    const right = Math.min(box.x + box.width, candidate.box.x + candidate.box.width);
    const isUnder = right > Math.max(box.x, candidate.box.x);
    return isBelow && isUnder && !isTaken.has(candidate);
  });
}
