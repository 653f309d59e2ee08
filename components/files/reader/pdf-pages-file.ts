import type { PDFDocumentProxy } from 'pdfjs-dist';
import { fetchAnswer } from '@/components/kit/fetch-answer';
import { readWords, type PlacedWord } from '@/components/files/reader/pdf-pages-words';

/** In any unit: only their ratio counts. */
export type PageSize = { width: number; height: number };

/** A document that is open, to be drawn page by page. */
export type PageFile = {
  pages: PageSize[];
  /** Draws a page (1 is the first) over the whole canvas, so many pixels wide. Throws when it is stopped. */
  draw: (page: number, canvas: HTMLCanvasElement, drawing: Drawing) => Promise<void>;
  /** The words of a page (1 is the first); a picture has none. */
  wordsOf: (page: number) => Promise<PlacedWord[]>;
  close: () => void;
};

type Drawing = { pixelWidth: number; signal: AbortSignal };

/** A file that pdfjs or the browser cannot read; the message is fit to be shown. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFile';
  }
}

const unreadable: Record<string, string> = {
  PasswordException: 'This PDF is protected by a password, so its pages cannot be shown here.',
  InvalidPDFException: 'This PDF is damaged, so its pages cannot be shown.',
};

/** Fetches a PDF or a picture and opens it. Throws ApiError for what the server refused, and UnreadableFile. */
export async function openPageFile(url: string): Promise<PageFile> {
  const response = await fetchAnswer(url);
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) return openPicture(await response.blob());
  return openPdf(await response.arrayBuffer());
}

/** Opens a PDF that is on this device. Throws UnreadableFile. */
export async function openLocalPdf(file: Blob): Promise<PageFile> {
  return openPdf(await file.arrayBuffer());
}

async function openPicture(blob: Blob): Promise<PageFile> {
  const picture = await createImageBitmap(blob).catch(() => {
    throw new UnreadableFile('This picture is damaged, so it cannot be shown.');
  });
  return {
    pages: [{ width: picture.width, height: picture.height }],
    draw: async (_page, canvas, { pixelWidth }) => {
      fit(canvas, picture, pixelWidth);
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    },
    wordsOf: () => Promise.resolve([]),
    close: () => picture.close(),
  };
}

/** Large, and in its own file: whoever knows that a PDF is coming loads it meanwhile. */
export const loadPdfReader = () => import('pdfjs-dist/legacy/build/pdf.mjs');

/** Our pages allow no evaluated code and no WebAssembly: pdfjs has a slower way for each. */
async function openPdf(data: ArrayBuffer): Promise<PageFile> {
  const { getDocument, GlobalWorkerOptions, version } = await loadPdfReader();
  const parts = new URL(`/generated/pdfjs/${version}/`, location.href).href;
  GlobalWorkerOptions.workerSrc = `${parts}pdf.worker.min.mjs`;
  const task = getDocument({
    data,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    wasmUrl: parts,
    standardFontDataUrl: `${parts}standard_fonts/`,
    cMapUrl: `${parts}cmaps/`,
    cMapPacked: true,
  });
  const document = await task.promise.catch((error: unknown) => {
    void task.destroy();
    const message = error instanceof Error ? unreadable[error.name] : undefined;
    throw message ? new UnreadableFile(message) : error;
  });
  return {
    pages: await sizesOf(document),
    draw: (page, canvas, drawing) => drawPage(document, page, canvas, drawing),
    wordsOf: async (page) => readWords(await document.getPage(page)),
    close: () => void task.destroy(),
  };
}

function sizesOf(document: PDFDocumentProxy): Promise<PageSize[]> {
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
      return { width, height };
    }),
  );
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  { pixelWidth, signal }: Drawing,
): Promise<void> {
  const page = await document.getPage(number);
  signal.throwIfAborted();
  const size = page.getViewport({ scale: 1 });
  fit(canvas, size, pixelWidth);
  const task = page.render({ canvas, viewport: page.getViewport({ scale: canvas.width / size.width }) });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  await task.promise.finally(() => signal.removeEventListener('abort', stop));
  page.cleanup();
}

function fit(canvas: HTMLCanvasElement, { width, height }: PageSize, pixelWidth: number): void {
  canvas.width = Math.max(1, Math.round(pixelWidth));
  canvas.height = Math.max(1, Math.round((pixelWidth * height) / width));
}
