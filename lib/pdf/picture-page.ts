import 'server-only';
import type { Image } from '@napi-rs/canvas';
import {
  concatTransformationMatrix,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { AppError } from '@/lib/platform/errors';
import { PoisonedDocument } from '@/lib/sandbox/poisoned';
import { readOrientation, readSize, withoutMetadata } from './jpeg';

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
  assertModestSize(pngSize(bytes));
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

type Picture = {
  image: Image;
  /** 1 to 8, how it has to be turned (Exif 2.32, tag 0x0112) */
  orientation: number;
};

/** A picture to be drawn. Its pixels are counted before they are unpacked. Throws as `pictureToPdf` does. */
export async function openPicture(bytes: Uint8Array, type: 'jpg' | 'png'): Promise<Picture> {
  const size = type === 'png' ? pngSize(bytes) : readSize(bytes);
  if (!size) throw damaged(new Error('It has no frame.'));
  assertModestSize(size);
  const { loadImage } = await import(/* turbopackIgnore: true */ '@napi-rs/canvas');
  try {
    if (type === 'png') return { image: await loadImage(Buffer.from(bytes)), orientation: 1 };
    return {
      image: await loadImage(Buffer.from(withoutMetadata(bytes))),
      orientation: readOrientation(bytes),
    };
  } catch (error) {
    throw damaged(error);
  }
}

/** IHDR is always first: 8 bytes of signature, 8 of the chunk's head, then width and height. */
function pngSize(bytes: Uint8Array): Size {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length >= 24
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : { width: 0, height: 0 };
}

function assertModestSize({ width, height }: Size): void {
  if (width * height > HONEST_PIXELS) throw new PoisonedDocument('shape');
  if (width * height > MAX_PIXELS) {
    throw new AppError(
      'validation_failed',
      'This picture has more than 50 million pixels. Please make it smaller and upload it again.',
    );
  }
}

function damaged(cause: unknown): AppError {
  const message =
    'This picture is damaged and cannot be opened. Please save it again and upload the new file.';
  return new AppError('validation_failed', message, { cause });
}
