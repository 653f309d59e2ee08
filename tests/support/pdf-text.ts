import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream, type PDFPage } from '@cantoo/pdf-lib';

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

/** The texts that each page shows in a simple Western font, one for each piece. */
export async function drawnTexts(pdf: Uint8Array): Promise<string[][]> {
  const pages = (await PDFDocument.load(pdf)).getPages();
  return pages.map((page) =>
    [...operatorsOf(page).matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    ),
  );
}
