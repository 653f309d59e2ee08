import 'server-only';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';
import { openPicture } from './picture-page';
import { withPages } from './redactor/pages';
import { assertModestPages, assertModestStreams } from './survey';

type Size = { width: number; height: number };

/**
 * In pixels; screens show half of it. A letter page has 19 dots an inch then: print of 12 points is three dots high, which
 * nobody reads.
 */
const MOST: Size = { width: 160, height: 208 };
/** Drawn larger and made smaller, so that thin lines and letters become gray instead of falling between dots. */
const DRAWN_TIMES = 3;
const JPEG_QUALITY = 80;

/** The first page of a document as a small JPEG, upright, in its own proportions. Throws as reading a document does. */
export async function drawThumbnail(bytes: Uint8Array, type: 'pdf' | 'jpg' | 'png'): Promise<Uint8Array> {
  if (type !== 'pdf') return shrink(await drawPicture(bytes, type));
  assertModestStreams(bytes);
  await assertModestPages(bytes);
  return shrink(await withPages(bytes, async (document) => drawPage(await document.getPage(1))));
}

async function drawPage(page: PDFPageProxy): Promise<Canvas> {
  const sheet = page.getViewport({ scale: 1 });
  const { width, height } = fit(sheet, DRAWN_TIMES);
  const canvas = createCanvas(width, height);
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport: page.getViewport({ scale: width / sheet.width }),
    background: '#ffffff',
  }).promise;
  return canvas;
}

async function drawPicture(bytes: Uint8Array, type: 'jpg' | 'png'): Promise<Canvas> {
  const { image, orientation } = await openPicture(bytes, type);
  const upright = orientation >= 5 ? { width: image.height, height: image.width } : image;
  const { width, height } = fit(upright, DRAWN_TIMES);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.scale(width / upright.width, height / upright.height);
  context.transform(...uprightMatrix(orientation, image));
  context.drawImage(image, 0, 0);
  return canvas;
}

type Matrix = [number, number, number, number, number, number];

/** Turns and mirrors a picture as its camera held it (Exif 2.32, tag 0x0112), with the upper left corner as the origin. */
function uprightMatrix(orientation: number, { width: w, height: h }: Size): Matrix {
  const matrices: Record<number, Matrix> = {
    2: [-1, 0, 0, 1, w, 0],
    3: [-1, 0, 0, -1, w, h],
    4: [1, 0, 0, -1, 0, h],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, h, 0],
    7: [0, -1, -1, 0, h, w],
    8: [0, -1, 1, 0, 0, w],
  };
  return matrices[orientation] ?? [1, 0, 0, 1, 0, 0];
}

async function shrink(drawn: Canvas): Promise<Uint8Array> {
  const { width, height } = fit(drawn);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawn, 0, 0, width, height);
  return new Uint8Array(await canvas.encode('jpeg', JPEG_QUALITY));
}

/** As large as the frame lets it be; at least a dot, however long and thin. */
function fit({ width, height }: Size, times = 1): Size {
  const scale = Math.min(MOST.width / width, MOST.height / height) * times;
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
