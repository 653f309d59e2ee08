import 'server-only';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { createCanvas, DOMMatrix, ImageData, Path2D, type Canvas } from '@napi-rs/canvas';
import type * as Library from 'pdfjs-dist';
import { AppError } from '@/lib/platform/errors';

type Pdfjs = typeof Library;

/** Of a document that is redacted. Each page is read, and may be drawn. */
const MAX_PAGES = 500;
/** A picture inside a PDF with more is left out; scans at 600 dpi have 34 million. */
const MAX_PICTURE_PIXELS = 100_000_000;

const refusals = {
  password:
    'This PDF opens only with a password, so it can be neither shared nor redacted. Please upload a copy without the password.',
  tooLong: `This PDF has more than ${MAX_PAGES} pages. Split it into parts, then redact each part.`,
  broken:
    'This PDF is damaged and cannot be read. Open it in a PDF reader, print it to a new PDF, then redact that one.',
};

let loaded: Promise<Pdfjs> | undefined;

/** Loaded when first needed: only the worker redacts. The canvas must be known before, or pdfjs takes another one. */
export function pdfjs(): Promise<Pdfjs> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Pdfjs> {
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

type CanvasAndContext = { canvas: Canvas | null; context: unknown };

/** What pdfjs asks for while it draws; as its own, with our canvas. */
class CanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = createCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d') };
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width: Math.max(1, width), height: Math.max(1, height) });
  }

  destroy(held: CanvasAndContext): void {
    Object.assign(held, { canvas: null, context: null });
  }
}

/**
 * Opens a PDF. The caller destroys it. The bytes are copied, because pdfjs keeps what it is given.
 * @throws AppError validation_failed for a file with a password, a broken one and one that is too long
 */
export async function openPdf(bytes: Uint8Array): Promise<Library.PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await pdfjs();
  const home = dirname(createRequire(join(process.cwd(), 'package.json')).resolve('pdfjs-dist/package.json'));
  const task = getDocument({
    data: Uint8Array.from(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    maxImageSize: MAX_PICTURE_PIXELS,
    CanvasFactory,
    standardFontDataUrl: join(home, 'standard_fonts') + sep,
    cMapUrl: join(home, 'cmaps') + sep,
    cMapPacked: true,
    wasmUrl: join(home, 'wasm') + sep,
    iccUrl: join(home, 'iccs') + sep,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await task.promise.catch(async (cause: unknown) => {
    await task.destroy();
    throw refusalOf(cause);
  });
  if (document.numPages <= MAX_PAGES) return document;
  await document.destroy();
  throw new AppError('validation_failed', refusals.tooLong);
}

/** What a failure while reading a PDF means to its owner. */
export function refusalOf(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  return new AppError('validation_failed', refusals[name === 'PasswordException' ? 'password' : 'broken'], {
    cause,
  });
}
