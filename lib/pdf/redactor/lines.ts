import { around, type Rect } from './geometry';
import type { Glyph } from './glyphs';

/** One letter of a line, in the plain form the rules read. A gap between words has no box. */
export type Character = { text: string; box: Rect | null; line: number; glyph?: Glyph };

/** Words that belong together; a wide gap ends a segment, as between the columns of a table. */
export type Segment = { characters: Character[]; box: Rect };

type Line = {
  segments: Segment[];
  box: Rect;
  /** Upright or a quarter turn: one box around several letters holds nothing else. */
  isLevel: boolean;
};

export type PageText = {
  lines: Line[];
  /** in the order in which the page draws them, which may differ from the order in which they are read */
  drawn: Character[];
};

/** Shares of the height of the letters. */
const SAME_LINE = 0.35;
const WORD_GAP = 0.17;
const WIDE_GAP = 2;
/** Share of a letter's width: closer than this, the same letter was drawn twice to make it bold. */
const DRAWN_TWICE = 0.3;

const dashes = /[\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const nothing = /[\u0000-\u0008\u000e-\u001f\u007f\u200b-\u200f\u2060\ufeff]/g;

/** A letter with its place along (u) and across (v) the direction of its line. */
type Placed = {
  characters: Character[];
  isSpace: boolean;
  u: number;
  v: number;
  advance: number;
  size: number;
};

/** One plain character for each of what a letter stands for: ligatures apart, every dash a hyphen. */
function plain(glyph: Glyph): Character[] {
  const text = glyph.text.replace(dashes, '-').replace(nothing, '').normalize('NFKC');
  const width = glyph.box.width / Math.max(1, text.length);
  return [...text].map((character, index) => ({
    text: character,
    box: { ...glyph.box, x: glyph.box.x + width * index, width },
    line: -1,
    glyph,
  }));
}

function place(glyph: Glyph): Placed[] {
  const characters = plain(glyph);
  if (characters.length === 0 || glyph.size === 0) return [];
  const [cos, sin] = [Math.cos(glyph.angle), Math.sin(glyph.angle)];
  return [
    {
      characters,
      isSpace: characters.every(({ text }) => text.trim() === ''),
      u: glyph.x * cos + glyph.y * sin,
      v: glyph.y * cos - glyph.x * sin,
      advance: glyph.advance,
      size: glyph.size,
    },
  ];
}

/** Puts letters into lines, wherever on the page and in whatever order they are drawn. */
export function textOf(glyphs: readonly Glyph[]): PageText {
  const byAngle = new Map<number, Placed[]>();
  const inOrder = glyphs.map((glyph) => {
    const degrees = Math.round((glyph.angle * 180) / Math.PI) % 360;
    const placed = place(glyph);
    const same = byAngle.get(degrees);
    if (same) same.push(...placed);
    else byAngle.set(degrees, [...placed]);
    return placed;
  });
  const lines: Line[] = [];
  for (const [degrees, placed] of byAngle) {
    for (const row of rowsOf(placed)) {
      for (const { characters } of row) for (const character of characters) character.line = lines.length;
      const segments = segmentsOf(row, lines.length);
      if (segments.length === 0) continue;
      lines.push({ segments, box: around(segments.map(({ box }) => box)), isLevel: degrees % 90 === 0 });
    }
  }
  return { lines, drawn: joinDrawn(inOrder.flat()) };
}

function rowsOf(placed: readonly Placed[]): Placed[][] {
  const rows: Placed[][] = [];
  for (const letter of [...placed].sort((one, other) => one.v - other.v)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && letter.v - first.v < SAME_LINE * Math.max(first.size, letter.size)) row.push(letter);
    else rows.push([letter]);
  }
  return rows.map((row) => row.sort((one, other) => one.u - other.u));
}

const gap = (line: number): Character => ({ text: ' ', box: null, line });

function segmentsOf(row: readonly Placed[], line: number): Segment[] {
  let current: Character[] = [];
  const segments = [current];
  let last: Placed | undefined;
  let spaced = false;
  for (const letter of row) {
    if (letter.isSpace) {
      spaced = true;
      continue;
    }
    if (last && isSameAgain(last, letter)) continue;
    const distance = last ? (letter.u - last.u - last.advance) / letter.size : 0;
    if (distance > WIDE_GAP) segments.push((current = []));
    else if (last && (spaced || distance > WORD_GAP)) current.push(gap(line));
    current.push(...letter.characters);
    last = letter;
    spaced = false;
  }
  return segments
    .filter((characters) => characters.length > 0)
    .map((characters) => ({ characters, box: around(characters.flatMap(({ box }) => box ?? [])) }));
}

function isSameAgain(one: Placed, other: Placed): boolean {
  const isSameText = one.characters[0]?.text === other.characters[0]?.text;
  return isSameText && Math.abs(other.u - one.u) < DRAWN_TWICE * one.advance;
}

function joinDrawn(letters: readonly Placed[]): Character[] {
  const joined: Character[] = [];
  let last: Placed | undefined;
  for (const letter of letters) {
    const line = letter.characters[0]?.line ?? -1;
    if (last) {
      const distance = (letter.u - last.u - last.advance) / letter.size;
      const isOnSameLine = last.characters[0]?.line === line;
      if (!isOnSameLine) joined.push({ text: '\n', box: null, line });
      else if (letter.isSpace || distance > WORD_GAP || distance < -WIDE_GAP) joined.push(gap(line));
    }
    if (!letter.isSpace) joined.push(...letter.characters);
    last = letter;
  }
  return joined;
}
