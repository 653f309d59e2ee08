import { inflateSync } from 'node:zlib';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { openPdf } from '@/lib/pdf/redactor/pdfjs';

/** Text of each page as pdfjs extracts it by itself: not by the walk that the redactor uses. */
export async function textOfPages(bytes: Uint8Array): Promise<string[]> {
  const document = await openPdf(bytes);
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join(''));
  }
  await document.destroy();
  return pages;
}

/** The raw file, and whatever inflates between `stream` and `endstream`: found without reading it as a PDF. */
function piecesOf(bytes: Uint8Array): Buffer[] {
  const file = Buffer.from(bytes);
  const pieces = [file];
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const start = file[at + 6] === 13 ? at + 8 : at + 7;
    const end = file.indexOf('endstream', start);
    if (end < 0) break;
    try {
      pieces.push(inflateSync(file.subarray(start, end), { finishFlush: 2 }));
    } catch {
      // a stream with another filter, or none: the raw file holds it
    }
  }
  return pieces;
}

const plain = (text: string) => text.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

function forms(value: string): Buffer[] {
  const wide = Buffer.from(value, 'utf16le').swap16();
  const hex = [Buffer.from(value, 'latin1'), wide].map((bytes) => bytes.toString('hex'));
  return [value, ...hex, ...hex.map((digits) => digits.toUpperCase())]
    .map((text) => Buffer.from(text, 'latin1'))
    .concat(wide);
}

/** Where each value can still be found: in the extracted text, in the file, in its inflated streams. */
export async function tracesOf(bytes: Uint8Array, values: readonly string[]): Promise<string[]> {
  const text = plain((await textOfPages(bytes)).join(''));
  const pieces = piecesOf(bytes);
  return values.flatMap((value) => [
    ...(text.includes(plain(value)) ? [`${value}: text`] : []),
    ...pieces.flatMap((piece, index) =>
      forms(value).some((form) => piece.includes(form)) ? [`${value}: piece ${index}`] : [],
    ),
  ]);
}

/** Draws a page at so many pixels a point. */
export async function drawn(bytes: Uint8Array, number: number, scale = 1): Promise<SKRSContext2D> {
  const document = await openPdf(bytes);
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  await document.destroy();
  return canvas.getContext('2d');
}

type Share = { x: number; y: number; width: number; height: number };

/** The lightest tone (0 black, 255 white) inside a box of shares of the page. */
export function lightestTone(context: SKRSContext2D, box: Share): number {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(
    Math.ceil(box.x * width) + 1,
    Math.ceil(box.y * height) + 1,
    Math.max(1, Math.floor(box.width * width) - 2),
    Math.max(1, Math.floor(box.height * height) - 2),
  );
  return data.reduce((lightest, tone, index) => (index % 4 !== 3 && tone > lightest ? tone : lightest), 0);
}
