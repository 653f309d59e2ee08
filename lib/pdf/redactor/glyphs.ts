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
  /** of the font as shown */
  size: number;
};

export type PageContent = {
  width: number;
  height: number;
  glyphs: Glyph[];
  /** where pictures are painted, clipping not applied */
  pictures: Rect[];
  stamps: Rect[];
  signatureFields: Rect[];
};
