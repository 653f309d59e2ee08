import 'server-only';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Rect } from './geometry';

const compress = promisify(deflate);

const JPEG_QUALITY = 88;
/** Of 255: the colors of one pixel differ by less on a page without color. */
const COLOR = 10;
/** Of 255: what is written differs from what it is written on by more. */
const INK = 32;

/** A picture as it goes into a PDF: the stream and the entries of its dictionary. */
export type Encoded = { bytes: Uint8Array; width: number; height: number; entries: Entries };

type Entries = Record<string, string | number | Record<string, number>>;

export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

export function pixelsOf(context: SKRSContext2D): Pixels {
  const { width, height } = context.canvas;
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}

/** Whether anything can be seen in a rectangle (in pixels), or it is all of one tone. */
export function showsSomething({ data, width, height }: Pixels, rect: Rect): boolean {
  const right = Math.min(width, Math.ceil(rect.x + rect.width));
  const bottom = Math.min(height, Math.ceil(rect.y + rect.height));
  let darkest = 255;
  let lightest = 0;
  for (let y = Math.max(0, Math.floor(rect.y)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(rect.x)); x < right; x += 1) {
      const tone = toneAt(data, (y * width + x) * 4);
      if (tone < darkest) darkest = tone;
      if (tone > lightest) lightest = tone;
      if (lightest - darkest > INK) return true;
    }
  }
  return false;
}

/** The smaller of a JPEG and, for a page without color, sixteen grays without loss: letters stay crisp in both. */
export async function encode(canvas: Canvas, pixels: Pixels): Promise<Encoded> {
  const { width, height } = pixels;
  const jpeg = await canvas.encode('jpeg', JPEG_QUALITY);
  const asJpeg = {
    bytes: new Uint8Array(jpeg),
    width,
    height,
    entries: { ColorSpace: 'DeviceRGB', BitsPerComponent: 8, Filter: 'DCTDecode' },
  };
  if (!isGrey(pixels)) return asJpeg;
  const grays = new Uint8Array(await compress(sixteenGrays(pixels), { level: 6 }));
  if (grays.length > jpeg.length) return asJpeg;
  const entries = {
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 4,
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 12, Colors: 1, BitsPerComponent: 4, Columns: width },
  };
  return { bytes: grays, width, height, entries };
}

function isGrey({ data }: Pixels): boolean {
  for (let at = 0; at < data.length; at += 4) {
    const green = data[at + 1] ?? 0;
    const red = (data[at] ?? 0) - green;
    const blue = (data[at + 2] ?? 0) - green;
    if (red > COLOR || red < -COLOR || blue > COLOR || blue < -COLOR) return false;
  }
  return true;
}

/** Two pixels a byte; each row as its difference to the row above (PNG's filter "Up"), which makes white rows free. */
function sixteenGrays({ data, width, height }: Pixels): Uint8Array {
  const length = Math.ceil(width / 2);
  const rows = new Uint8Array((length + 1) * height);
  let above = new Uint8Array(length);
  for (let y = 0; y < height; y += 1) {
    const row = new Uint8Array(length);
    for (let x = 0; x < width; x += 1) {
      const gray = (toneAt(data, (y * width + x) * 4) / 17 + 0.5) | 0;
      row[x >> 1] = (row[x >> 1] ?? 0) | (x % 2 === 0 ? gray << 4 : gray);
    }
    const start = y * (length + 1);
    rows[start] = 2;
    for (let at = 0; at < length; at += 1) rows[start + 1 + at] = (row[at] ?? 0) - (above[at] ?? 0);
    above = row;
  }
  return rows;
}

function toneAt(data: Uint8ClampedArray, at: number): number {
  return ((data[at] ?? 0) * 299 + (data[at + 1] ?? 0) * 587 + (data[at + 2] ?? 0) * 114) / 1000;
}
