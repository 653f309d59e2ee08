import type { Character, PageText } from '@/lib/pdf/redactor/lines';
import type { Rect } from '@/lib/pdf/redactor/geometry';
import { findHeadings } from './headings';

/** Along the direction of its line, from its start. */
type Stretch = { from: number; to: number };
type Word = Stretch & { characters: Character[] };
/** A line of words; `at` counts across the lines, `turn` in quarters of a circle. */
type Row = { words: Word[]; at: number; height: number; turn: number };
type Column = Stretch & { isHeaded: boolean };
type Table = { heads: Row[]; body: Row[]; columns: Column[]; next: number };

/** What is in one place of a table, line by line, its heading first. */
type Cell = { characters: Character[] }[];

/** Shares of the height of the letters: the next row is no further below, and a gap this wide parts two headings. */
const NEXT_ROW = 3.5;
const NEXT_HEADING_LINE = 1.6;
const HEADING_GAP = 0.45;
const MOST_HEADING_LINES = 5;
const MOST_LINES_ABOVE = 3;
/** Lines across the columns, such as the name of a group, before the table is taken to have ended. */
const MOST_BETWEEN = 2;
/** Lines over which a narrow column breaks one value. */
const LINES_OF_A_VALUE = 3;

/**
 * Every cell of every table on a page, under its heading. The columns are told by what no word of a row reaches across,
 * however close they are; so a table is a line of headings, and the lines below it that keep those apart.
 */
export function cellsOf({ lines }: PageText): Cell[] {
  const rows = lines.flatMap(({ isLevel, segments }) => (isLevel ? toRow(segments) : []));
  const cells: Cell[] = [];
  for (let index = 0; index < rows.length;) {
    const table = tableAt(rows, index);
    if (table) cells.push(...readCells(table));
    index = table?.next ?? index + 1;
  }
  return cells;
}

function toRow(segments: PageText['lines'][number]['segments']): Row[] {
  const angle = segments[0]?.characters[0]?.glyph?.angle ?? 0;
  const turn = (Math.round((angle * 2) / Math.PI) + 4) % 4;
  const placed = segments.map(({ box }) => place(box, turn));
  const words = segments.flatMap(({ characters }) => wordsOf(characters, turn));
  const at = Math.min(...placed.map(({ top }) => top));
  const bottom = Math.max(...placed.map((segment) => segment.bottom));
  return words.length > 0 ? [{ words, at, height: bottom - at, turn }] : [];
}

function place({ x, y, width, height }: Rect, turn: number) {
  const [right, bottom] = [x + width, y + height];
  if (turn === 1) return { from: y, to: bottom, top: -right, bottom: -x };
  if (turn === 2) return { from: -right, to: -x, top: -bottom, bottom: -y };
  if (turn === 3) return { from: -bottom, to: -y, top: x, bottom: right };
  return { from: x, to: right, top: y, bottom };
}

function wordsOf(characters: readonly Character[], turn: number): Word[] {
  const words: Word[] = [];
  let current: Word | undefined;
  for (const character of characters) {
    if (!character.box) {
      current = undefined;
      continue;
    }
    const { from, to } = place(character.box, turn);
    if (!current) words.push((current = { from, to, characters: [] }));
    current.characters.push(character);
    current.from = Math.min(current.from, from);
    current.to = Math.max(current.to, to);
  }
  return words;
}

const textsOf = ({ words }: Row) =>
  words.map(({ characters }) => characters.map(({ text }) => text).join(''));
const hasValue = (row: Row) => /\d(?:[\s/.-]?\d){2}/.test(textsOf(row).join(' '));

/** The words that known headings of a line start with. */
function headingsOf(row: Row, least?: number): Word[] {
  return findHeadings(textsOf(row), least).flatMap(({ first }) => row.words[first] ?? []);
}

const startsTable = (row: Row) => !hasValue(row) && headingsOf(row).length > 0;
const follows = (one: Row, next: Row) => one.turn === next.turn && next.at - one.at <= NEXT_ROW * one.height;

function tableAt(rows: readonly Row[], start: number): Table | undefined {
  const first = rows[start];
  if (!first || !startsTable(first)) return undefined;
  const outline = outlineOf(rows, start);
  const body: Row[] = [];
  let [last, between, next] = [first, 0, start + 1];
  for (let index = start + 1; index < rows.length && between <= MOST_BETWEEN; index += 1) {
    const row = rows[index];
    if (!row || !follows(last, row)) break;
    last = row;
    const isHead = body.length === 0 && outline.heads.length < MOST_HEADING_LINES && !hasValue(row);
    if (!isHead && startsTable(row)) break;
    between = widen(outline, row, isHead) ? 0 : between + 1;
    if (between > 0) continue;
    next = index + 1;
    if (!isHead) body.push(row);
  }
  const { heads, columns } = outline;
  return body.length > 0 ? { heads, body, columns: underHeadings(columns, heads), next } : undefined;
}

/** What is known of a table while it is read: where its columns lie, and where each heading starts. */
type Outline = { heads: Row[]; columns: Stretch[]; headings: Word[] };

/** A heading of several lines may have begun above the line that is known as one. */
function outlineOf(rows: readonly Row[], start: number): Outline {
  const outline: Outline = { heads: [], columns: [], headings: [] };
  let above = rows[start];
  for (let index = start; index >= 0 && index > start - MOST_LINES_ABOVE; index -= 1) {
    const row = rows[index];
    if (!row || !above || hasValue(row) || above.at - row.at > NEXT_HEADING_LINE * row.height) break;
    if (row.turn !== above.turn || !widen(outline, row, true)) break;
    above = row;
  }
  outline.heads.reverse();
  return outline;
}

/** Takes a line in, unless it reaches across two columns. Says whether it did. */
function widen(outline: Outline, row: Row, isHead: boolean): boolean {
  const columns = merge([...outline.columns, ...row.words]);
  const held = (column: Stretch) => outline.headings.filter((heading) => holds(column, heading)).length;
  if (columns.some((column) => held(column) > 1)) return false;
  outline.columns = columns;
  if (!isHead) return true;
  for (const word of headingsOf(row, 1)) {
    if (columns.some((column) => holds(column, word) && held(column) === 0)) outline.headings.push(word);
  }
  outline.heads.push(row);
  return true;
}

function merge(stretches: Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const { from, to } of stretches.sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

const holds = ({ from, to }: Stretch, word: Stretch) => word.from >= from && word.from < to;

/** What has no heading of its own goes to the nearer neighbor: the groups of a number, the second word of a heading. */
function underHeadings(stretches: readonly Stretch[], heads: readonly Row[]): Column[] {
  const starts = heads.flatMap(startsOf);
  const columns: Column[] = stretches.map((column) => ({
    ...column,
    isHeaded: starts.some((word) => holds(column, word)),
  }));
  for (let at = nearestOf(columns); at !== undefined; at = nearestOf(columns)) {
    const [left, right] = columns.slice(at, at + 2);
    if (!left || !right) break;
    const isHeaded = left.isHeaded || right.isHeaded;
    columns.splice(at, 2, { from: left.from, to: right.to, isHeaded });
  }
  return columns;
}

/** Which column may be put together with the next one: of all, the two with the smallest gap. */
function nearestOf(columns: readonly Column[]): number | undefined {
  let [nearest, smallest]: [number | undefined, number] = [undefined, Infinity];
  for (const [index, left] of columns.entries()) {
    const right = columns[index + 1];
    if (!right || (left.isHeaded && right.isHeaded)) continue;
    const gap = right.from - left.to;
    // Of gaps that are alike, the first: what follows a heading is its own.
    if (gap < smallest - 0.01) [nearest, smallest] = [index, gap];
  }
  return nearest;
}

/** The first word of each heading, also of those that are not known. */
function startsOf(row: Row): Word[] {
  const known = findHeadings(textsOf(row), 1);
  return row.words.filter((word, index) => {
    if (known.some(({ first }) => first === index)) return true;
    if (known.some(({ first, last }) => index > first && index <= last)) return false;
    const before = row.words[index - 1];
    return !before || word.from - before.to > HEADING_GAP * row.height;
  });
}

function readCells({ heads, body, columns }: Table): Cell[] {
  const headed = columns.flatMap((column) => {
    const heading = heads.flatMap((row) => within(row, column));
    return heading.length > 0 ? [{ heading, lines: body.map((row) => within(row, column)) }] : [];
  });
  const isContinued = body.map((_, at) => headed.some(({ lines }) => isUnfinished(lines[at - 1], lines[at])));
  return headed.flatMap(({ heading, lines }) =>
    lines.flatMap((line, at) => {
      if (line.length === 0) return [];
      let end = at + 1;
      while (end < at + LINES_OF_A_VALUE && isContinued[end]) end += 1;
      return [[...heading, ...lines.slice(at, end).flat()]];
    }),
  );
}

/** Whether the next line may be the second one of this row: it leaves a column empty, or a cell ends within a value. */
function isUnfinished(line: Cell = [], next: Cell = []): boolean {
  const last = line.at(-1)?.characters.at(-1)?.text;
  return last !== undefined && (next.length === 0 || last === '-' || last === ',');
}

const GAP: Character = { text: ' ', box: null, line: -1 };

/** The words of a row that are in a column, as one line; nothing when there are none. */
function within({ words }: Row, column: Stretch): Cell {
  const own = words.filter((word) => holds(column, word));
  const characters = own.flatMap((word, index) => (index ? [GAP, ...word.characters] : word.characters));
  return characters.length > 0 ? [{ characters }] : [];
}
