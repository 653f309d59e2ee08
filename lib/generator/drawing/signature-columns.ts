import { INK, type Pen } from '@/lib/paper/pdf-hand';
import { addSpace, gaps, keepTogether, LINE_GAP } from '@/lib/paper/pdf-room';
import { inPieces } from '@/lib/paper/pdf-letters';

const INDENT = 18;
const GUTTER = 24;

/** Lines to sign, of two people beside each other. */
export type Columns = readonly [left: string, right: string];

/** Whether a line to sign is no longer than a column: those of documents that were made earlier are. */
export function fitsColumns(pen: Pen, columns: Columns): boolean {
  const font = pen.pdf.font('sans', pen.size);
  const lines = columns.flatMap((text) => text.match(/_{6,}/g) ?? []);
  return lines.every((line) => font.widthOfString(line) <= columnWidth(pen));
}

export function columnsHeight(pen: Pen, columns: Columns): number {
  return gaps.letter + textsHeight(pen, columns);
}

export function drawColumns(pen: Pen, columns: Columns): void {
  const { pdf, root, size, margin } = pen;
  addSpace(pdf, gaps.letter);
  const height = textsHeight(pen, columns);
  keepTogether(pdf, height);
  const top = pdf.y;
  const width = columnWidth(pen);
  for (const [index, text] of columns.entries()) {
    const left = margin + INDENT + index * (width + GUTTER);
    root.add(
      pdf.struct(
        'P',
        {},
        () =>
          void pdf
            .font('sans', size)
            .fillColor(INK)
            .text(linesOf(text), left, top, { width, lineGap: LINE_GAP }),
      ),
    );
  }
  pdf.x = margin;
  pdf.y = top + height;
}

function textsHeight(pen: Pen, columns: Columns): number {
  const font = pen.pdf.font('sans', pen.size);
  const width = columnWidth(pen);
  return Math.max(...columns.map((text) => font.heightOfString(linesOf(text), { width, lineGap: LINE_GAP })));
}

function linesOf(text: string): string {
  return text.split('\n').map(inPieces).join('\n');
}

function columnWidth({ pdf, margin }: Pen): number {
  return (pdf.page.width - 2 * margin - INDENT - GUTTER) / 2;
}
