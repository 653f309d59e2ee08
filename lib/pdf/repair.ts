import 'server-only';
import {
  concatTransformationMatrix,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { AppError } from '@/lib/platform/errors';
import { PoisonedDocument } from '@/lib/sandbox/poisoned';
import { drawCoverSheet, type CoverSheet } from './cover-sheet';
import { multiply, type Matrix, type Rect } from './redactor/geometry';
import { shownPage } from './shown-page';
import { assertModestPages, assertModestStreams, assertModestTree } from './survey';

type PageRepair = {
  /** 1 is the first */
  page: number;
  sheet: { width: number; height: number };
  /** the part of the old page that is taken, as shown; points from its upper left corner */
  ink: Rect;
  scale: number;
  /** the upper left corner of that part on the new sheet */
  at: { x: number; y: number };
};

export type Repairs = { pages: readonly PageRepair[]; coverSheet: CoverSheet | null };

/** Around the ink, so that no edge of a letter is cut off. In points. */
const BLEED = 1;

/**
 * A copy of a PDF with some of its pages made to fit, and a sheet in front where one is wanted. Its other pages stay as
 * they are.
 * @throws PoisonedDocument as `measurePages` does; AppError validation_failed for what cannot be written again
 */
export async function repairDocument(bytes: Uint8Array, { pages, coverSheet }: Repairs): Promise<Uint8Array> {
  assertModestStreams(bytes);
  await assertModestPages(bytes);
  try {
    const source = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    assertModestTree(source);
    const made = await PDFDocument.create();
    if (coverSheet) await addCoverSheet(made, coverSheet);
    for (const [index, old] of source.getPages().entries()) {
      const repair = pages.find(({ page }) => page === index + 1);
      if (repair) await addFitted(made, old, repair);
      else made.addPage((await made.copyPages(source, [index]))[0]);
    }
    return await made.save();
  } catch (error) {
    if (error instanceof PoisonedDocument) throw error;
    const message = 'This PDF cannot be written again. Print it to a new PDF, then check that one.';
    throw new AppError('validation_failed', message, { fields: { file: message }, cause: error });
  }
}

/** The ink of a page on a new sheet: upright, whatever turn the page had. */
async function addFitted(made: PDFDocument, old: PDFPage, repair: PageRepair): Promise<void> {
  const { sheet, ink, scale, at } = repair;
  const shown = shownPage(old);
  const box = old.getCropBox();
  const embedded = await made.embedPage(old, {
    left: box.x,
    bottom: box.y,
    right: box.x + box.width,
    top: box.y + box.height,
  });
  const page = made.addPage([sheet.width, sheet.height]);
  // From the shown page, measured from its lower left corner, to the sheet.
  const bottom = shown.height - ink.y - ink.height;
  const toSheet: Matrix = [
    scale,
    0,
    0,
    scale,
    at.x - ink.x * scale,
    sheet.height - at.y - ink.height * scale - bottom * scale,
  ];
  const fromOwn = inverse(shown.matrix);
  // pdf-lib draws what it embedded with its lower left corner at the place that it is given.
  const placed = multiply(toSheet, multiply(fromOwn, [1, 0, 0, 1, box.x, box.y]));
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...toNumbers(placed)));
  page.drawPage(embedded, { x: 0, y: 0 });
  page.pushOperators(popGraphicsState());
  blankAround(page, {
    left: at.x - BLEED,
    bottom: sheet.height - at.y - ink.height * scale - BLEED,
    right: at.x + ink.width * scale + BLEED,
    top: sheet.height - at.y + BLEED,
  });
}

type Frame = { left: number; bottom: number; right: number; top: number };

/** A single dot of dust in a scan was not measured as ink, and would be in the margin now. */
function blankAround(page: PDFPage, { left, bottom, right, top }: Frame): void {
  const { width, height } = page.getSize();
  const paper = rgb(1, 1, 1);
  const bars = [
    { x: 0, y: 0, width: left, height },
    { x: right, y: 0, width: width - right, height },
    { x: 0, y: 0, width, height: bottom },
    { x: 0, y: top, width, height: height - top },
  ];
  for (const bar of bars) if (bar.width > 0 && bar.height > 0) page.drawRectangle({ ...bar, color: paper });
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

function toNumbers([a, b, c, d, e, f]: Matrix): [number, number, number, number, number, number] {
  return [a, b, c, d, e, f];
}

async function addCoverSheet(made: PDFDocument, sheet: CoverSheet): Promise<void> {
  const drawn = await PDFDocument.load(await drawCoverSheet(sheet));
  for (const page of await made.copyPages(drawn, [0])) made.addPage(page);
}
