import 'server-only';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { openPdf, refusalOf } from './pdfjs';

/** Opens a PDF for as long as the work on its pages takes. Throws as `openPdf` does, whenever the library finds out. */
export async function withPages<T>(
  bytes: Uint8Array,
  work: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const document = await openPdf(bytes);
  try {
    return await work(document);
  } catch (error) {
    const isOfPdfjs = error instanceof Error && /^(?:InvalidPDF|Format|Unexpected|XRef)/.test(error.name);
    throw isOfPdfjs ? refusalOf(error) : error;
  } finally {
    await document.destroy();
  }
}
