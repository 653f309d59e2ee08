import 'server-only';
import { setImmediate as breathe } from 'node:timers/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/telemetry/logger';
import { buildCopy, type PlannedPage } from './redactor/build-copy';
import { planCopies, type CopyPlan } from './redactor/copy-plan';
import { drawPage } from './redactor/draw-page';
import { intersection, type Rect } from './redactor/geometry';
import { textOf } from './redactor/lines';
import { withPages } from './redactor/pages';
import { readPage, type ReadPage } from './redactor/read-page';
import { verify, type Expected, type Secrets } from './redactor/verify';
import { divide, wordsOf } from './redactor/words';
import { pictureToPdf } from './picture-page';
import { assertModestPages, assertModestStreams } from './survey';

/** A rectangle to cover: shares of the page as shown, from its upper left corner. Pages count from 1. */
type Box = { page: number; x: number; y: number; width: number; height: number };
type FileType = 'pdf' | 'jpg' | 'png';
type OnPage = (done: number, total: number) => void;

/** In points, around each box: letters reach a little out of theirs. */
const BAR_MARGIN = 1;

/**
 * Reads a document page by page, and forgets each page before it reads the next one. Throws `PoisonedDocument` for one
 * that would unpack, branch out or draw without end.
 */
export async function readDocument<T>(
  { bytes, type, onPage }: { bytes: Uint8Array; type: FileType; onPage: OnPage },
  look: (page: ReadPage, number: number) => T,
): Promise<T[]> {
  if (type === 'pdf') {
    assertModestStreams(bytes);
    await assertModestPages(bytes);
  }
  return withPages(await asPdf(bytes, type), async (document) => {
    const seen: T[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      seen.push(look(await readPage(page), number));
      page.cleanup();
      onPage(number, document.numPages);
      await breathe();
    }
    return seen;
  });
}

type Application = {
  bytes: Uint8Array;
  type: FileType;
  /** At `maximum` every page becomes a picture without text. */
  level: 'maximum' | 'standard' | 'minimal';
  boxes: readonly Box[];
  onPage: OnPage;
};

/** How much of the text may stay: each try is stricter than the one before. */
const tries = [
  { draws: 'covered', keepsText: true },
  { draws: 'all', keepsText: true },
  { draws: 'all', keepsText: false },
] as const;

/**
 * A copy of the document in which nothing is left under the boxes: a PDF, made again. Pages with boxes become pictures
 * with black bars, and keep the words beside the bars as an invisible layer; other pages are copied. The copy is opened
 * again and searched before it is returned; if anything covered can still be found in it, it is made again of pictures
 * alone.
 * @throws AppError validation_failed for a file that cannot be read, and for boxes outside of it
 */
export async function applyToDocument(application: Application): Promise<Uint8Array> {
  const bytes = await asPdf(application.bytes, application.type);
  const chosen = application.level === 'maximum' ? tries.slice(-1) : tries;
  return withPages(bytes, async (document) => {
    for (const attempt of chosen) {
      const copy = await makeCopy(document, { ...application, bytes, ...attempt });
      if (copy) return copy;
    }
    throw new AppError(
      'internal',
      'This document could not be redacted safely, so no copy was made. Print it to a new PDF, then redact that one.',
    );
  });
}

type Attempt = Application & { draws: 'covered' | 'all'; keepsText: boolean };

/** Undefined when something covered could still be found in the copy. */
async function makeCopy(document: PDFDocumentProxy, attempt: Attempt): Promise<Uint8Array | undefined> {
  const { bytes, boxes, onPage } = attempt;
  const total = document.numPages;
  if (boxes.some(({ page }) => page > total)) {
    throw new AppError('validation_failed', 'A box is on a page that this document does not have.');
  }
  const drawsAll = attempt.draws === 'all' || attempt.type !== 'pdf';
  const covered = new Set(boxes.map(({ page }) => page));
  const plan = drawsAll ? NOTHING_TO_COPY : await planCopies(bytes, total, covered);
  const pages: MadePage[] = [];
  for (let number = 1; number <= total; number += 1) {
    pages.push(await makePage(document, number, { attempt, plan }));
    onPage(number, total);
    await breathe();
  }
  try {
    return await buildVerified(pages, plan);
  } catch (error) {
    // Pages that were copied brought something with them that cannot be read again.
    if (pages.every(({ planned }) => planned.kind === 'drawn')) throw error;
    logger.warn({ redaction: 'drawn whole', err: error });
    return undefined;
  }
}

async function buildVerified(pages: readonly MadePage[], plan: CopyPlan): Promise<Uint8Array | undefined> {
  const copy = await buildCopy(
    pages.map(({ planned }) => planned),
    plan,
  );
  const { badPages, holdsCovered } = await verify(
    copy,
    pages.map(({ expected }) => expected),
    pages.map(({ secrets }) => secrets),
  );
  return badPages.size === 0 && !holdsCovered ? copy : undefined;
}

const NOTHING_TO_COPY: CopyPlan = { mayCopy: new Set(), copyTo: () => Promise.resolve([]) };

type MadePage = { planned: PlannedPage; expected: Expected; secrets: Secrets };

async function makePage(
  document: PDFDocumentProxy,
  number: number,
  { attempt, plan }: { attempt: Attempt; plan: CopyPlan },
): Promise<MadePage> {
  const page = await document.getPage(number);
  const read = await readPage(page);
  const bars = attempt.boxes.filter((box) => box.page === number).map((box) => barOf(box, read));
  const text = textOf(read.glyphs);
  const secrets = divide(text, bars);
  try {
    if (plan.mayCopy.has(number) && !read.hasDrawnAnnotations && !hidesText(read)) {
      const expected = { bars, copiedText: secrets.kept, mayHaveText: true };
      return { planned: { kind: 'copied', page: number }, expected, secrets };
    }
    const drawn = await drawPage(page, bars, attempt.keepsText ? wordsOf(text) : []);
    const shown = bars.map((bar) => scaled(bar, drawn.scale));
    const expected = { bars: shown, copiedText: undefined, mayHaveText: attempt.keepsText };
    return { planned: { kind: 'drawn', page: drawn }, expected, secrets };
  } finally {
    page.cleanup();
  }
}

/** Text beyond the edge of the page as shown would be copied unseen. */
function hidesText({ width, height, glyphs }: ReadPage): boolean {
  const sheet = { x: 0, y: 0, width, height };
  return glyphs.some(({ text, box }) => text.trim() !== '' && !intersection(box, sheet));
}

function barOf(box: Box, { width, height }: ReadPage): Rect {
  return {
    x: box.x * width - BAR_MARGIN,
    y: box.y * height - BAR_MARGIN,
    width: box.width * width + 2 * BAR_MARGIN,
    height: box.height * height + 2 * BAR_MARGIN,
  };
}

function scaled({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x * by, y: y * by, width: width * by, height: height * by };
}

async function asPdf(bytes: Uint8Array, type: FileType): Promise<Uint8Array> {
  if (type === 'pdf') return bytes;
  const picture = await pictureToPdf(bytes, type).catch((cause: unknown) => {
    throw new AppError(
      'validation_failed',
      'This picture is damaged or too large to be redacted. Save it again in a smaller size, then redact that copy.',
      { cause },
    );
  });
  return picture.save();
}
