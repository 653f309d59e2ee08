import { INK, MUTED, type Pdf } from '@/lib/paper/pdf-hand';
import type { PublicInvoice } from '../schema';
import { drawFigures, drawRule, LEFT, linesOf, RIGHT, roomBelow, widthsOf, type Pen } from './pen';
import { tableHead, tableRow } from './words';

const DESCRIPTION_WIDTH = 236;
/** where the other columns end */
const EDGES = [LEFT + 288, LEFT + 366, LEFT + 414, RIGHT] as const;
const PADDING = 6;
const LINE_HEIGHT = 14;
const HEAD_HEIGHT = 24;

type Row = { lines: string[]; figures: { text: string; edge: number; width: number }[] };

/** The types do not know `scope` yet. */
const ofColumn: PDFKit.Mixins.StructureElementOptions & { scope: string } = { scope: 'Column' };

/** The lines, over as many pages as they need; `beginPage` starts each further one, under which the head is repeated. */
export function drawTable({ pdf, root }: Pen, invoice: PublicInvoice, beginPage: () => void): void {
  const [head, rows] = [tableHead(invoice), rowsOf(pdf, invoice)];
  // A head goes over a line, never alone at the foot of a page.
  if (rows[0] && roomBelow(pdf) < HEAD_HEIGHT + heightOf(rows[0])) beginPage();
  const table = pdf.struct('Table');
  root.add(table);
  const columns = head.map((_, column) => pdf.struct('TH', ofColumn, () => drawHeadCell(pdf, head, column)));
  table.add(pdf.struct('TR', {}, columns));
  pdf.y += HEAD_HEIGHT;
  for (const row of rows) {
    if (roomBelow(pdf) < heightOf(row)) {
      beginPage();
      repeatHead(pdf, head);
    }
    drawRow(pdf, table, row);
  }
  table.end();
  drawRule(pdf, { from: LEFT, y: pdf.y });
}

function rowsOf(pdf: Pdf, invoice: PublicInvoice): Row[] {
  setBodyFont(pdf);
  const [ofLetters, ofFigures] = [widthsOf(pdf, 'letters'), widthsOf(pdf, 'figures')];
  return invoice.items.map((item) => {
    const [description, ...texts] = tableRow(item);
    return {
      lines: linesOf(description, DESCRIPTION_WIDTH, ofLetters),
      figures: texts.map((text, index) => ({ text, edge: EDGES[index] ?? RIGHT, width: ofFigures(text) })),
    };
  });
}

function heightOf({ lines }: Row): number {
  return lines.length * LINE_HEIGHT + 2 * PADDING - 2;
}

function drawRow(pdf: Pdf, table: PDFKit.PDFStructureElement, row: Row): void {
  const top = pdf.y;
  drawRule(pdf, { from: LEFT, y: top });
  const y = top + PADDING;
  setBodyFont(pdf);
  const description = () => {
    for (const [index, line] of row.lines.entries()) {
      pdf.text(line, LEFT, y + index * LINE_HEIGHT, { lineBreak: false });
    }
  };
  const figures = row.figures.map(({ text, ...place }) =>
    pdf.struct('TD', {}, () => drawFigures(pdf, text, { ...place, y })),
  );
  table.add(pdf.struct('TR', {}, [pdf.struct('TD', {}, description), ...figures]));
  pdf.y = top + heightOf(row);
}

/** For the eye alone: a screen reader has heard it. */
function repeatHead(pdf: Pdf, head: readonly string[]): void {
  pdf.markContent('Artifact', { type: 'Pagination' });
  for (const column of head.keys()) drawHeadCell(pdf, head, column);
  pdf.endMarkedContent();
  pdf.y += HEAD_HEIGHT;
}

function drawHeadCell(pdf: Pdf, head: readonly string[], column: number): void {
  const [text = '', edge, top] = [head[column], EDGES[column - 1], pdf.y];
  pdf.font('sans', 8.5).fillColor(MUTED);
  const left = edge === undefined ? LEFT : edge - pdf.widthOfString(text);
  pdf.text(text, left, top + PADDING, { lineBreak: false });
  pdf.y = top;
}

function setBodyFont(pdf: Pdf): void {
  pdf.font('sans', 9.5).fillColor(INK);
}
