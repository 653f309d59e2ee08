import { apply, rectThrough, type Matrix } from './geometry';
import type { Glyph } from './glyphs';
import type { TextState, Font } from './text-state';

/** A glyph of pdfjs, or the number of a TJ array that moves the next one. */
export type ShownGlyph =
  | number
  | null
  | { unicode?: string; width?: number; isSpace?: boolean; vmetric?: number[] | null };

/** From glyph space to the page, and the size of the font on it. */
type Placed = { matrix: Matrix; points: number };
type Extent = { left: number; bottom: number; right: number; top: number };

/** Fonts that do not say how high they are, or say nonsense, are taken to be like Times. */
const ASCENT = { least: 0.75, most: 0.95 };
const DESCENT = { least: 0.2, most: 0.3 };

/** Of the size, for a letter whose font gives it no width: it is drawn all the same. An accent has none of its own. */
const UNKNOWN_WIDTH = 0.6;
const hasShape = /[^\p{M}\p{C}\p{Z}]/u;

const clamp = (value: number, { least, most }: { least: number; most: number }) =>
  Number.isFinite(value) ? Math.min(Math.max(value, least), most) : least;

/**
 * Lays out what one operator shows, as pdfjs draws it (CanvasGraphics.showText): so a box lies where the letter is
 * painted, not where an even split of the line would guess it.
 */
export function showText(state: TextState, shown: readonly ShownGlyph[]): Glyph[] {
  const { now } = state;
  const font = now.font ?? {};
  const matrix = state.glyphMatrix();
  const placed = { matrix, points: now.fontSize * Math.hypot(matrix[2], matrix[3]) };
  const unit = now.fontSize * (font.fontMatrix?.[0] ?? 0.001);
  const glyphs: Glyph[] = [];
  let along = 0;
  for (const glyph of shown) {
    if (glyph === null) continue;
    if (typeof glyph === 'number') {
      along += ((font.vertical ? 1 : -1) * glyph * now.fontSize) / 1000;
      continue;
    }
    const spacing = (glyph.isSpace ? now.wordSpacing : 0) + now.charSpacing;
    const width = (glyph.width ?? 0) * unit;
    if (font.vertical) {
      const [down = -1000, middle = 500] = glyph.vmetric ?? font.defaultVMetrics ?? [];
      const fall = -down * unit;
      const left = -middle * unit;
      const extent = { left, bottom: -along - fall, right: left + width, top: -along };
      glyphs.push(...place(glyph.unicode, placed, extent, true));
      along += fall + spacing * -now.direction;
    } else {
      const isUnknown = width === 0 && hasShape.test(glyph.unicode ?? '');
      const shownWidth = isUnknown ? now.fontSize * UNKNOWN_WIDTH : width;
      glyphs.push(...place(glyph.unicode, placed, extentOf(font, now.fontSize, along, shownWidth)));
      along += width + spacing * now.direction;
    }
  }
  if (font.vertical) now.y -= along;
  else now.x += along * now.horizontalScale * now.direction;
  return glyphs;
}

function extentOf(font: Font, size: number, along: number, width: number): Extent {
  const top = size * clamp(font.ascent ?? NaN, ASCENT);
  const bottom = -size * clamp(-(font.descent ?? NaN), DESCENT);
  return { left: along, right: along + width, top, bottom };
}

/** A ligature stands for several characters, which share its width. */
function place(unicode = '', shown: Placed, extent: Extent, isVertical = false): Glyph[] {
  const characters = [...unicode];
  const { left, right, top, bottom } = extent;
  const share = (isVertical ? top - bottom : right - left) / characters.length;
  return characters.map((text, index) => {
    const part = isVertical
      ? { left, right, top: top - share * index, bottom: top - share * (index + 1) }
      : { left: left + share * index, right: left + share * (index + 1), top, bottom };
    return placeOne(text, shown, part, isVertical);
  });
}

function placeOne(text: string, { matrix, points }: Placed, part: Extent, isVertical: boolean): Glyph {
  const [x, y] = isVertical ? apply(matrix, part.left, part.top) : apply(matrix, part.left, 0);
  const [endX, endY] = isVertical ? apply(matrix, part.left, part.bottom) : apply(matrix, part.right, 0);
  const size = Math.hypot(matrix[2], matrix[3]) * (part.top - part.bottom);
  return {
    text,
    box: rectThrough(matrix, part.left, part.bottom, part.right, part.top),
    x,
    y,
    angle: Math.atan2(endY - y, endX - x),
    advance: Math.hypot(endX - x, endY - y),
    size,
    points,
  };
}
