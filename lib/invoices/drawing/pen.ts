import { drawArtifact, LINE, type Pdf } from '@/lib/paper/pdf-hand';

export type Pen = { pdf: Pdf; root: PDFKit.PDFStructureElement };

/** Where texts begin and end on a page in letter format, in points. */
export const LEFT = 58;
export const RIGHT = 554;
const BOTTOM = 728;

/** GuardSign's blue, as ink. */
export const BLUE = '#20406f';

/** All figures as wide as each other, and no two moved together: a text is as wide as the sum of its characters. */
const figures = { tnum: true, kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/** What is left of the page, in points. */
export function roomBelow(pdf: Pdf): number {
  return BOTTOM - pdf.y;
}

/** Figures that line up with those below them; `edge` is where they end. */
export function drawFigures(pdf: Pdf, text: string, place: { edge: number; y: number; width: number }): void {
  pdf.text(text, place.edge - place.width, place.y, { lineBreak: false, features: figures });
}

/** The widths of texts in a font, in points, added up from characters that are measured once. */
export function widthsOf(pdf: Pdf, kind: 'figures' | 'letters'): (text: string) => number {
  const features = kind === 'figures' ? figures : undefined;
  const widths = new Map<string, number>();
  const widthOf = (sign: string) => {
    const known = widths.get(sign);
    if (known !== undefined) return known;
    const width = pdf.widthOfString(sign, { features });
    widths.set(sign, width);
    return width;
  };
  return (text) => {
    let sum = 0;
    for (const sign of text) sum += widthOf(sign);
    return sum;
  };
}

/** A text in lines of at most that width. pdfkit would find them too, but takes seconds for a hundred words without an end. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ').flatMap((each) => piecesOf(each, width, widthOf))) {
    const more = widthOf(line ? ` ${word}` : word);
    if (line && used + more > width) {
      lines.push(line);
      [line, used] = [word, widthOf(word)];
    } else {
      line += line ? ` ${word}` : word;
      used += more;
    }
  }
  return [...lines, line];
}

/** A word that fits in no line, in pieces that do. */
function piecesOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const sign of word) {
    const more = widthOf(sign);
    if (piece && used + more > width) {
      pieces.push(piece);
      [piece, used] = ['', 0];
    }
    piece += sign;
    used += more;
  }
  return [...pieces, piece];
}

/** A hairline to the right edge. Not within a structure element: what no screen reader reads cannot be in one. */
export function drawRule(pdf: Pdf, { from, y }: { from: number; y: number }): void {
  drawArtifact(
    pdf,
    () => void pdf.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(LINE).stroke(),
  );
}
