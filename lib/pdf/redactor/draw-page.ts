import 'server-only';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { Rect } from './geometry';
import { encode, pixelsOf, showsSomething, type Encoded } from './raster';
import { isUnder, type Word } from './words';

const DOTS_PER_INCH = 200;
/** A page of 11 by 17 inches has 7.5 million pixels at 200 dpi. Larger pages are drawn coarser. */
const MAX_PIXELS = 16_000_000;
const MAX_SIDE_PIXELS = 12_000;
/** ISO 32000-1, annex C: no page is larger, in points. */
const MAX_SIDE_POINTS = 14_400;

export type PicturePage = {
  picture: Encoded;
  /** points */
  width: number;
  height: number;
  /** points of the page to points as shown; below 1 only for a page of absurd size */
  scale: number;
  words: Word[];
};

/** Draws a page with its annotations, paints the bars, and keeps the words that can be seen and touch no bar. */
export async function drawPage(
  page: PDFPageProxy,
  bars: readonly Rect[],
  words: readonly Word[],
): Promise<PicturePage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const resolution = resolutionFor(width, height);
  const canvas = createCanvas(
    Math.max(1, Math.round(width * resolution)),
    Math.max(1, Math.round(height * resolution)),
  );
  const context = canvas.getContext('2d');
  const target = {
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport: page.getViewport({ scale: resolution }),
  };
  await page.render({ ...target, background: '#ffffff' }).promise;
  const drawn = pixelsOf(context);
  const visible = words.filter(
    ({ boxes, first }) =>
      !boxes.some((box) => isUnder(box, first.angle, bars)) &&
      boxes.some((box) => showsSomething(drawn, scaled(box, resolution))),
  );
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#000000';
  for (const bar of bars) paint(context, scaled(bar, resolution));
  const picture = await encode(canvas, bars.length > 0 ? pixelsOf(context) : drawn);
  const scale = Math.min(1, MAX_SIDE_POINTS / Math.max(width, height));
  const side = (points: number) => Math.min(points * scale, MAX_SIDE_POINTS);
  return { picture, width: side(width), height: side(height), scale, words: visible };
}

function resolutionFor(width: number, height: number): number {
  return Math.min(
    DOTS_PER_INCH / 72,
    Math.sqrt(MAX_PIXELS / (width * height)),
    MAX_SIDE_PIXELS / Math.max(width, height),
  );
}

function scaled({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x * by, y: y * by, width: width * by, height: height * by };
}

/** Whole pixels: a half covered one would still show some of what was there. */
function paint(
  context: { fillRect: CanvasRenderingContext2D['fillRect'] },
  { x, y, width, height }: Rect,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  context.fillRect(left, top, Math.ceil(x + width) - left, Math.ceil(y + height) - top);
}
