import 'server-only';
import PDFDocument from 'pdfkit';
import { bytesOf, INK, registerFonts } from '@/lib/paper/pdf-hand';
import { drawable } from '@/lib/paper/pdf-letters';

/** Points on a sheet: how large its letters are, and how much is kept free for those that reach below their line. */
export const SHEET = { letters: 20, below: 6 };

/** One line of text each, on a sheet as wide as the line: a PDF to be laid over others, in the letters of the house. */
export function drawSheets(lines: string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0 });
  registerFonts(pdf);
  for (const line of lines) {
    const text = drawable(line);
    const width = pdf.font('sans', SHEET.letters).widthOfString(text);
    pdf.addPage({ size: [width, SHEET.letters + 2 * SHEET.below], margin: 0 });
    pdf
      .fillColor(INK)
      .text(text, 0, SHEET.letters + SHEET.below, { baseline: 'alphabetic', lineBreak: false });
  }
  return bytesOf(pdf);
}
