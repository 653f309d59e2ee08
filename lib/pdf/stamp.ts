import 'server-only';
import { setImmediate } from 'node:timers/promises';
import {
  concatTransformationMatrix,
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFRawStream,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  type PDFEmbeddedPage,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/telemetry/logger';
import { PoisonedDocument } from '@/lib/sandbox/poisoned';
import { pictureToPdf } from './picture-page';
import { shownPage } from './shown-page';
import { assertModestStreams, assertModestTree } from './survey';
import { drawSheets, SHEET } from './stamp-sheets';

export type Stampable = { bytes: Uint8Array; type: 'pdf' | 'jpg' | 'png' };

/** What every page says: across it in pale letters, and on its lowest line. */
export type Stamp = { across: string; footer: string };

const PAPER = rgb(1, 1, 1);
const ACROSS_OPACITY = 0.13;
const STRIP_OPACITY = 0.85;
/** of the smaller side of a page */
const FOOTER_SIZE = 1 / 75;
const SMALLEST_FOOTER = 7;
const LARGEST_ACROSS = 1 / 9;
const PAGES_A_TURN = 20;

/** A PDF whose pages carry the stamp; a picture becomes one page. Throws as `assertStampable` does. */
export async function stampDocument(source: Stampable, stamp: Stamp): Promise<Uint8Array> {
  const [pdf, sheets] = [await openPdf(source), await drawSheets([stamp.across, stamp.footer])];
  try {
    const [across, footer] = await pdf.embedPdf(sheets, [0, 1]);
    if (!across || !footer) throw new Error('The stamp has not two sheets.');
    for (const [index, page] of pdf.getPages().entries()) {
      stampPage(page, { across, footer });
      // Other requests take their turn while thousands of pages are stamped.
      if (index % PAGES_A_TURN === 0) await setImmediate();
    }
    dropActions(pdf);
    return await pdf.save({ updateFieldAppearances: false });
  } catch (error) {
    throw broken(error);
  }
}

/**
 * Throws `validation_failed`, fit to be shown, for what cannot be read without a password, or not at all; and
 * `PoisonedDocument` for what would unpack or branch out without end.
 */
export async function assertStampable(source: Stampable): Promise<void> {
  const pdf = await openPdf(source);
  try {
    if (pdf.getPages().length > 0) return;
  } catch (error) {
    throw broken(error);
  }
  throw broken(new Error('It has no pages.'));
}

async function openPdf({ bytes, type }: Stampable): Promise<PDFDocument> {
  if (type !== 'pdf') return pictureToPdf(bytes, type);
  assertModestStreams(bytes);
  try {
    // Many PDFs are encrypted under no password at all, only to forbid printing.
    const pdf = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    assertModestTree(pdf);
    dropOldTables(pdf);
    return pdf;
  } catch (error) {
    if (error instanceof PoisonedDocument) throw error;
    if (error instanceof Error && /password/i.test(error.message)) {
      throw new AppError(
        'validation_failed',
        'This PDF opens only with a password, so it can be neither shared nor redacted. Please upload a copy without the password.',
        { cause: error },
      );
    }
    throw broken(error);
  }
}

/** Keys of what acts by itself (ISO 32000-2, 12.6): when a file or a page is opened, a field is filled in, a place is pressed. */
const ACTING = ['OpenAction', 'AA', 'JavaScript'].map((key) => PDFName.of(key));
const SCRIPTS = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition'].map((name) =>
  PDFName.of(name),
);

/** A visitor gets what is to be read, and nothing that acts in whatever program it is opened with. */
function dropActions({ context }: PDFDocument): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    dropActionsOf(object instanceof PDFRawStream ? object.dict : object);
  }
}

/** What it names elsewhere is looked at there. */
function dropActionsOf(object: PDFObject): void {
  if (object instanceof PDFArray) for (const each of object.asArray()) dropActionsOf(each);
  if (!(object instanceof PDFDict)) return;
  for (const key of ACTING) object.delete(key);
  const isScript = SCRIPTS.some((name) => object.lookup(PDFName.of('S')) === name);
  if (isScript) for (const key of object.keys()) object.delete(key);
  for (const value of object.values()) dropActionsOf(value);
}

/** The library keeps the tables and object streams that it has read, and would write them again: outdated, some of them encrypted. */
function dropOldTables({ context }: PDFDocument): void {
  const outdated = [PDFName.of('XRef'), PDFName.of('ObjStm')];
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const type = object instanceof PDFRawStream ? object.dict.lookup(PDFName.of('Type')) : undefined;
    // The table of an encrypted file is not encrypted itself, which the library fails to read.
    const isUnread = context.isDecrypted && object instanceof PDFInvalidObject;
    if (isUnread || outdated.some((name) => name === type)) context.delete(ref);
  }
}

function broken(cause: unknown): AppError {
  logger.warn({ stamp: 'failed', err: cause });
  const message = 'This file is damaged and cannot be shared. Please save it again and upload the new file.';
  return new AppError('validation_failed', message, { cause });
}

type Sheets = Record<keyof Stamp, PDFEmbeddedPage>;

function stampPage(page: PDFPage, { across, footer }: Sheets): void {
  const { width, height, matrix } = shownPage(page);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix));
  drawAcross(page, { width, height, sheet: across });
  drawFooter(page, { width, height, sheet: footer });
  page.pushOperators(popGraphicsState());
}

type Line = { width: number; height: number; sheet: PDFEmbeddedPage };

/** From the lower left to the upper right, the middle of the letters on the middle of the page. */
function drawAcross(page: PDFPage, { width, height, sheet }: Line): void {
  const diagonal = Math.hypot(width, height);
  const scale = Math.min(
    (diagonal * 0.75) / sheet.width,
    (Math.min(width, height) * LARGEST_ACROSS) / SHEET.letters,
  );
  const [cos, sin] = [width / diagonal, height / diagonal];
  const half = (sheet.width * scale) / 2;
  const middle = (SHEET.below + SHEET.letters / 3) * scale;
  page.drawPage(sheet, {
    x: width / 2 - half * cos + middle * sin,
    y: height / 2 - half * sin - middle * cos,
    xScale: scale,
    yScale: scale,
    opacity: ACROSS_OPACITY,
    rotate: degrees((Math.atan2(height, width) * 180) / Math.PI),
  });
}

/** On a pale strip, so that it can be read on a dark scan too. */
function drawFooter(page: PDFPage, { width, height, sheet }: Line): void {
  const wanted = Math.max(SMALLEST_FOOTER, Math.min(width, height) * FOOTER_SIZE);
  const scale = Math.min(wanted / SHEET.letters, (width * 0.94) / sheet.width);
  const size = SHEET.letters * scale;
  page.drawRectangle({ x: 0, y: 0, width, height: size * 2, color: PAPER, opacity: STRIP_OPACITY });
  const x = (width - sheet.width * scale) / 2;
  page.drawPage(sheet, { x, y: size * 0.65 - SHEET.below * scale, xScale: scale, yScale: scale });
}
