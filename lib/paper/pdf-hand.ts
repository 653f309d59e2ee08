import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { unpackWoff } from './woff';

/** What all PDFs of the house share: ink, letters and the guilloche. */
export type Pdf = InstanceType<typeof PDFDocument>;

/** What draws, where its structure goes, how large its text is, in points, and how far from the sides. */
export type Pen = { pdf: Pdf; root: PDFKit.PDFStructureElement; size: number; margin: number };

/** Curves around the middle of a square of 200 by 200, and the turns (degrees) in which each is drawn. */
export type Curves = { path: string; turns: number[] }[];

export const INK = '#1e1c19';
export const MUTED = '#5d574c';
export const LINE = '#dcd4c4';

/** ISO/IEC 18004 wants four light modules around the dark ones. */
const QUIET_MODULES = 4;
/** Recorders ask for half an inch without ink at the edges of a sheet (Cal. Gov. Code § 27361.6, 55 ILCS 5/3-5018). */
const EDGE = 36;

const SERIF = 'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff';
const GEIST = 'node_modules/geist/dist/fonts';

let serif: Buffer | undefined;

/** `serif` for headings, `sans` and `strong` for text, `mono` for hashes. */
export function registerFonts(pdf: Pdf): void {
  serif ??= unpackWoff(readFileSync(SERIF));
  pdf.registerFont('serif', serif);
  pdf.registerFont('sans', `${GEIST}/geist-sans/Geist-Regular.ttf`);
  pdf.registerFont('strong', `${GEIST}/geist-sans/Geist-SemiBold.ttf`);
  pdf.registerFont('mono', `${GEIST}/geist-mono/GeistMono-Regular.ttf`);
}

/** A document in letter format with our letters, tagged for screen readers. Without margins, its pages are drawn by place. */
export function openPdf(
  { Title, Author = 'DeedGuard and GuardSign', ...info }: PDFKit.DocumentInfo,
  layout: Pick<PDFKit.PDFDocumentOptions, 'margins' | 'bufferPages'> = {},
): Pdf {
  const pdf = new PDFDocument({
    size: 'LETTER',
    // A margin for all sides would win over margins.
    ...(layout.margins === undefined && { margin: 0 }),
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title, Author, ...info },
    ...layout,
  });
  registerFonts(pdf);
  return pdf;
}

/** Draws what no screen reader should read. */
export function drawArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

/** The guilloche around a place; `scale` 1 is 200 points wide. */
export function drawSeal(
  pdf: Pdf,
  seal: Curves,
  pen: { x: number; y: number; scale: number; lineWidth: number; color: string; opacity: number },
): void {
  drawArtifact(pdf, () => {
    pdf.translate(pen.x, pen.y).scale(pen.scale).lineWidth(pen.lineWidth).strokeColor(pen.color, pen.opacity);
    for (const { path, turns } of seal) {
      for (const turn of turns) pdf.save().rotate(turn).path(path).stroke().restore();
    }
  });
}

/** A QR code whose dark modules fill a square: the light ones around them lie outside it. */
export function drawQr(pdf: Pdf, text: string, place: { x: number; y: number; size: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const unit = place.size / (size - 2 * QUIET_MODULES);
  const [left, top] = [place.x - QUIET_MODULES * unit, place.y - QUIET_MODULES * unit];
  pdf.rect(left, top, size * unit, size * unit).fill('#fff');
  for (const [row, modules] of data.entries()) {
    for (let from = 0; from < size; from += 1) {
      let to = from;
      while (modules[to]) to += 1;
      if (to > from) pdf.rect(left + from * unit, top + row * unit, (to - from) * unit, unit);
      from = to;
    }
  }
  pdf.fill(INK);
}

/** Words and `1 of 3` at the foot of every page, in letters of that many points. The pages must be buffered. */
export function drawFooters(pdf: Pdf, words: string, margin: number, size = 8.5): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where text would begin its own page.
    pdf.page.margins.bottom = 0;
    pdf.font('sans', size).fillColor(MUTED);
    const top = pdf.page.height - EDGE - pdf.currentLineHeight();
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.text(words, margin, top, { lineBreak: false });
    pdf.text(`${page + 1} of ${count}`, margin, top, { width: pdf.page.width - 2 * margin, align: 'right' });
    pdf.endMarkedContent();
  }
}

/** Ends the document. */
export async function bytesOf(pdf: Pdf): Promise<Buffer> {
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
