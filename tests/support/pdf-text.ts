import { decodePDFRawStream, PDFArray, PDFRawStream, type PDFPage } from '@cantoo/pdf-lib';

/** What a page draws, as the text of its operators. */
export function operatorsOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  return streams
    .map((stream) =>
      stream instanceof PDFRawStream
        ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
        : '',
    )
    .join('\n');
}
