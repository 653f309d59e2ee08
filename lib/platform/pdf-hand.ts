import type PDFDocument from 'pdfkit';

/** What all PDFs of the house share: ink, letters and the guilloche. */
export type Pdf = InstanceType<typeof PDFDocument>;

/** Curves around the middle of a square of 200 by 200, and the turns (degrees) in which each is drawn. */
export type Curves = { path: string; turns: number[] }[];

export const INK = '#1e1c19';
export const MUTED = '#5d574c';
export const LINE = '#dcd4c4';

const SERIF = 'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff';
const GEIST = 'node_modules/geist/dist/fonts';

/** `serif` for headings, `sans` and `strong` for text, `mono` for hashes. */
export function registerFonts(pdf: Pdf): void {
  pdf.registerFont('serif', SERIF);
  pdf.registerFont('sans', `${GEIST}/geist-sans/Geist-Regular.ttf`);
  pdf.registerFont('strong', `${GEIST}/geist-sans/Geist-SemiBold.ttf`);
  pdf.registerFont('mono', `${GEIST}/geist-mono/GeistMono-Regular.ttf`);
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

/** Ends the document. */
export async function bytesOf(pdf: Pdf): Promise<Buffer> {
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
