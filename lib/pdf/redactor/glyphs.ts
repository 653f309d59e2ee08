import type { Rect } from './geometry';

/** One character as it lies on the page. */
export type Glyph = {
  text: string;
  box: Rect;
  /** where it starts on its baseline, in points as a Rect */
  x: number;
  y: number;
  /** of its baseline, in radians, clockwise as seen */
  angle: number;
  /** how far it reaches along its baseline, without letter spacing */
  advance: number;
  /** of the font as shown, from the lowest to the highest letter */
  size: number;
  /** of the font as shown, as typographers count it; 0 of what a field holds and no drawing shows */
  points: number;
};

/** Where a picture is painted, and how many pixels it has where that is said. */
export type Picture = Rect & { pixels?: { width: number; height: number } };

export type PageContent = {
  width: number;
  height: number;
  glyphs: Glyph[];
  /** where pictures are painted, clipping not applied */
  pictures: Picture[];
  stamps: Rect[];
  signatureFields: Rect[];
};
