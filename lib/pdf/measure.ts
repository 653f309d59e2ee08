import 'server-only';
import { setImmediate as breathe } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';
import { AppError } from '@/lib/platform/errors';
import type { Rect } from './redactor/geometry';
import { InkMask } from './redactor/ink';
import { textOf, type PageText } from './redactor/lines';
import { withPages } from './redactor/pages';
import { pixelsOf, showsSomething, type Pixels } from './redactor/raster';
import { readPage, type ReadPage } from './redactor/read-page';
import { smallestType, type SmallestType } from './redactor/smallest-type';
import { assertModestPages, assertModestStreams } from './survey';

/** Points of 1/72 inch, of the page as it is shown: crop and rotation applied. */
type Size = { width: number; height: number };

export type MeasuredPage = Size & {
  /** 1 is the first */
  page: number;
  /** around everything on it that is visibly not white; null on an empty page */
  ink: Rect | null;
  /** around the ink in each area that was asked for */
  inAreas: (Rect | null)[];
  /** of a page that is a picture, in the coarser direction; null where its pixels are not said */
  scan: { dotsPerInch: number | null } | null;
  /** null on a scan, and where nothing can be read */
  smallestType: SmallestType | null;
  /** fields, notes and stamps, which are drawn over the page */
  hasAnnotations: boolean;
};

type PageToLookAt = Pick<ReadPage, 'width' | 'height' | 'pictures' | 'stamps' | 'signatureFields'> & {
  page: number;
  text: PageText;
};

type Measuring<T> = {
  bytes: Uint8Array;
  mostPages: number;
  areasOn: (page: Size & { page: number }) => Rect[];
  /** what else is to be seen on a page; it may ask where an area has ink */
  look: (page: PageToLookAt, inkIn: (area: Rect) => Rect | null) => T;
  onPage: (done: number, total: number) => void;
};

const DOTS_PER_INCH = 100;
/** An E-size drawing of 34 by 44 inches has 15 million at that resolution. */
const MAX_PIXELS = 16_000_000;
/** Share of the page that one picture covers at least when the page is a scan. */
const SCAN_SHARE = 0.6;
/** In points: what is smaller is no page that anybody can hold. */
const LEAST_SIDE = 72;

/**
 * Measures each page of a PDF as it is drawn: its size, where its ink reaches, its smallest type, how finely it was
 * scanned. Forgets each page before it reads the next one.
 * @throws PoisonedDocument for one that would unpack, branch out or draw without end
 * @throws AppError validation_failed for one that cannot be read, that is too long, or whose pages are too small
 */
export async function measurePages<T>({
  bytes,
  mostPages,
  areasOn,
  look,
  onPage,
}: Measuring<T>): Promise<{ measured: MeasuredPage; seen: T }[]> {
  assertModestStreams(bytes);
  await assertModestPages(bytes);
  return withPages(bytes, async (document) => {
    const total = document.numPages;
    if (total > mostPages)
      throw refuse(`This PDF has ${total} pages. Up to ${mostPages} are checked at a time.`);
    const pages: { measured: MeasuredPage; seen: T }[] = [];
    for (let number = 1; number <= total; number += 1) {
      const page = await document.getPage(number);
      pages.push(await measurePage(page, { areasOn, look }));
      page.cleanup();
      onPage(number, total);
      await breathe();
    }
    return pages;
  });
}

async function measurePage<T>(
  page: PDFPageProxy,
  { areasOn, look }: Pick<Measuring<T>, 'areasOn' | 'look'>,
): Promise<{ measured: MeasuredPage; seen: T }> {
  const number = page.pageNumber;
  const { width, height } = page.getViewport({ scale: 1 });
  if (Math.min(width, height) < LEAST_SIDE) throw refuse(tooSmall(number, { width, height }));
  const read = await readPage(page);
  const { pixels, scale } = await draw(page, { width, height });
  const mask = new InkMask(pixels, scale);
  const scan = scanOf(read);
  const isSeen = ({ x, y, ...box }: Rect) =>
    showsSomething(pixels, {
      x: x * scale,
      y: y * scale,
      width: box.width * scale,
      height: box.height * scale,
    });
  const measured = {
    page: number,
    width,
    height,
    ink: mask.boundsIn({ x: 0, y: 0, width, height }),
    inAreas: areasOn({ page: number, width, height }).map((area) => mask.boundsIn(area)),
    scan,
    smallestType: scan ? null : smallestType(read.glyphs, isSeen),
    hasAnnotations: read.hasDrawnAnnotations,
  };
  const seen = look({ ...read, page: number, text: textOf(read.glyphs) }, (area) => mask.boundsIn(area));
  return { measured, seen };
}

async function draw(page: PDFPageProxy, { width, height }: Size): Promise<{ pixels: Pixels; scale: number }> {
  const scale = Math.min(DOTS_PER_INCH / 72, Math.sqrt(MAX_PIXELS / (width * height)));
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport: page.getViewport({ scale }),
    background: '#ffffff',
  }).promise;
  return { pixels: pixelsOf(canvas.getContext('2d')), scale };
}

function scanOf({ width, height, pictures }: ReadPage): MeasuredPage['scan'] {
  const scan = pictures.find((picture) => picture.width * picture.height > width * height * SCAN_SHARE);
  if (!scan) return null;
  if (!scan.pixels) return { dotsPerInch: null };
  // A picture that is turned has its longer side along the longer side of its place.
  const [long, short] = sorted(scan.pixels);
  const [longPoints, shortPoints] = sorted(scan);
  return { dotsPerInch: Math.round(Math.min((long * 72) / longPoints, (short * 72) / shortPoints)) };
}

function sorted({ width, height }: Size): [number, number] {
  return [Math.max(width, height), Math.min(width, height)];
}

function tooSmall(page: number, { width, height }: Size): string {
  const [wide, high] = [width, height].map((points) => (points / 72).toFixed(2));
  return `Page ${page} is ${wide} by ${high} in, which is no page to record. Save the document at its real size.`;
}

function refuse(message: string): AppError {
  return new AppError('validation_failed', message, { fields: { file: message } });
}
