import 'server-only';
import {
  concatTransformationMatrix,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { AppError } from '@/lib/platform/errors';
import { PoisonedDocument } from '@/lib/sandbox/poisoned';

/** 11 inches in points: the longer side of the page that a picture becomes. */
const LONGER_SIDE = 792;
/** A picture is 4 bytes a pixel once it is unpacked. */
const MAX_PIXELS = 50_000_000;
/** More than any camera or scanner makes: only a file that is made to do harm says so. */
const HONEST_PIXELS = 1_000_000_000;
const JPEG_QUALITY = 92;

type Matrix = [number, number, number, number, number, number];
type Size = { width: number; height: number };

/** A PDF of one page that is the picture, upright. What a camera wrote beside the picture (place, time, owner) is left out. */
export async function pictureToPdf(bytes: Uint8Array, type: 'jpg' | 'png'): Promise<PDFDocument> {
  const jpeg = type === 'jpg' ? bytes : await flattenPng(bytes);
  const orientation = type === 'jpg' ? readOrientation(jpeg) : 1;
  try {
    return await putOnPage(withoutMetadata(jpeg), orientation);
  } catch (error) {
    throw damaged(error);
  }
}

async function putOnPage(jpeg: Uint8Array, orientation: number): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedJpg(jpeg);
  const scale = LONGER_SIDE / Math.max(image.width, image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  const isTurned = orientation >= 5;
  const page = pdf.addPage(isTurned ? [size.height, size.width] : [size.width, size.height]);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...uprightMatrix(orientation, size)));
  page.drawImage(image, { x: 0, y: 0, ...size });
  page.pushOperators(popGraphicsState());
  return pdf;
}

/** Turns and mirrors a picture as its camera held it (Exif 2.32, tag 0x0112), with the lower left corner as the origin. */
function uprightMatrix(orientation: number, { width: w, height: h }: Size): Matrix {
  const matrices: Record<number, Matrix> & { 1: Matrix } = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, w, 0],
    3: [-1, 0, 0, -1, w, h],
    4: [1, 0, 0, -1, 0, h],
    5: [0, -1, -1, 0, h, w],
    6: [0, -1, 1, 0, 0, w],
    7: [0, 1, 1, 0, 0, 0],
    8: [0, 1, -1, 0, h, 0],
  };
  return matrices[orientation] ?? matrices[1];
}

/** Unpacked outside of JavaScript, on white, because a JPEG page has no transparency. */
async function flattenPng(bytes: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // IHDR is always first: 8 bytes of signature, 8 of the chunk's head, then width and height.
  const [width, height] = bytes.length >= 24 ? [view.getUint32(16), view.getUint32(20)] : [0, 0];
  if (width * height > HONEST_PIXELS) throw new PoisonedDocument('shape');
  if (width * height > MAX_PIXELS) {
    throw new AppError(
      'validation_failed',
      'This picture has more than 50 million pixels. Please make it smaller and upload it again.',
    );
  }
  // A native module: Next must leave it where it is.
  const { createCanvas, loadImage } = await import(/* turbopackIgnore: true */ '@napi-rs/canvas');
  try {
    const picture = await loadImage(Buffer.from(bytes));
    const canvas = createCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, picture.width, picture.height);
    context.drawImage(picture, 0, 0);
    return new Uint8Array(await canvas.encode('jpeg', JPEG_QUALITY));
  } catch (error) {
    throw damaged(error);
  }
}

function damaged(cause: unknown): AppError {
  const message =
    'This picture is damaged and cannot be opened. Please save it again and upload the new file.';
  return new AppError('validation_failed', message, { cause });
}

type Segment = { marker: number; start: number; end: number };

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;

/** From the start of a picture to its end (ITU T.81, B.1). Ends early where the file is not as it should be. */
function* listSegments(jpeg: Uint8Array): Generator<Segment> {
  let at = 2;
  while (at + 2 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return yield { marker, start: at, end: at + 2 };
    if (marker === 0xff) at += 1;
    else {
      const end = at + 2 + readUint16(jpeg, at + 2);
      if (end > jpeg.length) return;
      yield { marker, start: at, end };
      at = marker === START_OF_SCAN ? endOfScan(jpeg, end) : end;
    }
  }
}

/** Behind a scan's coded data, where there is a marker that is neither a stuffed byte nor a restart. */
function endOfScan(jpeg: Uint8Array, start: number): number {
  let at = jpeg.indexOf(0xff, start);
  while (at >= 0) {
    const next = jpeg[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = jpeg.indexOf(0xff, at + 1);
  }
  return jpeg.length;
}

/** Without what is not the picture, nor behind its end: phones hang films and second pictures there. */
function withoutMetadata(jpeg: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let from = 0;
  let last = jpeg.length;
  for (const segment of listSegments(jpeg)) {
    if (segment.marker === END_OF_IMAGE) last = segment.end;
    if (!isMetadata(jpeg, segment)) continue;
    parts.push(jpeg.subarray(from, segment.start));
    from = segment.end;
  }
  return Buffer.concat([...parts, jpeg.subarray(from, last)]);
}

/** Comments, and what programs add (APP1 to APP15), but for the color profile and Adobe's mark of its colors. */
function isMetadata(jpeg: Uint8Array, { marker, start }: Segment): boolean {
  if (marker === 0xe2) return !startsWith(jpeg, start + 4, 'ICC_PROFILE\0');
  return marker === COMMENT || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  return Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;
}

/** 1 to 8, as the camera wrote it; 1 without it. */
function readOrientation(jpeg: Uint8Array): number {
  for (const { marker, start, end } of listSegments(jpeg)) {
    if (marker === 0xe1 && startsWith(jpeg, start + 4, 'Exif\0\0')) {
      return orientationOf(jpeg.subarray(start + 10, end));
    }
  }
  return 1;
}

/** The tag in the first directory of a TIFF head. */
function orientationOf(tiff: Uint8Array): number {
  const isLittle = tiff[0] === 0x49;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12) {
      if (view.getUint16(entry, isLittle) !== 0x0112) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // A directory that points outside of the file says nothing.
  }
  return 1;
}

function readUint16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
