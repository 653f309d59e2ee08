import 'server-only';
import PDFDocument from 'pdfkit';
import { bytesOf, registerFonts, type Pdf } from '@/lib/paper/pdf-hand';
import { drawable } from '@/lib/paper/pdf-letters';

/** What a sheet in front says. What is not known stays an empty line, to be written on. */
export type CoverSheet = { title: string; requestedBy?: string; returnTo?: string };

const BLACK = '#000';
const WIDTH = 612;
const MARGIN = 43;
/** Cal. Gov. Code § 27361.6: the top 2.5 inches are kept, their left 3.5 for the return address. */
const KEPT_HEIGHT = 180;
const KEPT_LEFT = 252;
const LINE_WIDTH = KEPT_LEFT - 10 - MARGIN;
/** Where the lines of the return address are, from the top. */
const RETURN_LINES = [102, 122, 142, 162];

/** The cover page of California, as one page of a PDF. */
export function drawCoverSheet({ title, requestedBy, returnTo = '' }: CoverSheet): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 0, info: { Title: drawable(title) } });
  registerFonts(pdf);
  label(pdf, 'RECORDING REQUESTED BY:', 48);
  answer(pdf, requestedBy, 68);
  label(pdf, 'WHEN RECORDED MAIL TO:', 86);
  const lines = returnTo.split('\n');
  for (const [index, bottom] of RETURN_LINES.entries()) answer(pdf, lines[index], bottom);
  const top = KEPT_HEIGHT + 3;
  pdf
    .moveTo(KEPT_LEFT + 8, top)
    .lineTo(WIDTH - MARGIN, top)
    .lineWidth(0.75)
    .stroke(BLACK);
  text(pdf.font('sans', 8), 'SPACE ABOVE THIS LINE FOR RECORDER’S USE', KEPT_LEFT + 8, top + 11);
  centered(pdf, title.toUpperCase(), { y: 270, size: 18, font: 'strong' });
  centered(pdf, 'TITLE OF DOCUMENT', { y: 290, size: 8 });
  centered(pdf, 'This page is added to provide adequate space for recording information', {
    y: 330,
    size: 9,
  });
  centered(pdf, '(California Government Code section 27361.6).', { y: 344, size: 9 });
  return bytesOf(pdf);
}

function label(pdf: Pdf, words: string, y: number): void {
  text(pdf.font('strong', 9), words, MARGIN, y);
}

/** On its line, in letters that fit. */
function answer(pdf: Pdf, words: string | undefined, bottom: number): void {
  pdf
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + LINE_WIDTH, bottom)
    .lineWidth(0.5)
    .stroke(BLACK);
  const said = drawable(words?.trim() ?? '');
  if (said) text(fitted(pdf, said, { size: 10, width: LINE_WIDTH }), said, MARGIN, bottom - 3);
}

function centered(
  pdf: Pdf,
  words: string,
  { y, size, font = 'sans' }: { y: number; size: number; font?: 'sans' | 'strong' },
): void {
  const said = drawable(words);
  const pen = fitted(pdf, said, { size, width: WIDTH - 2 * MARGIN, font });
  text(pen, said, (WIDTH - pen.widthOfString(said)) / 2, y);
}

type Fit = { size: number; width: number; font?: 'sans' | 'strong' };

function fitted(pdf: Pdf, words: string, { size, width, font = 'sans' }: Fit): Pdf {
  const wide = pdf.font(font, size).widthOfString(words);
  return wide > width ? pdf.fontSize((size * width) / wide) : pdf;
}

function text(pdf: Pdf, words: string, x: number, y: number): void {
  pdf.fillColor(BLACK).text(words, x, y, { baseline: 'alphabetic', lineBreak: false });
}
