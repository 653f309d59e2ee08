import { mapTexts, type PaperSection } from '@/lib/paper/paper';
import { drawable, undrawableNote } from '@/lib/paper/pdf-letters';
import { drawBlock, drawHeading } from '@/lib/paper/paper-pdf';
import { bytesOf, drawArtifact, drawFooters, INK, openPdf, type Pdf, type Pen } from '@/lib/paper/pdf-hand';
import { blockHeight, HEADING_GAP, headingHeight, keepTogether, pageRoom } from '@/lib/paper/pdf-room';
import type { LegalDocument } from '../schema';
import { legalText } from './legal-text';
import { recorderLines } from './recorder-lines';
import { columnsHeight, drawColumns, fitsColumns } from './signature-columns';
import { runsOf, type Piece, type Run } from './together';

const INCH = 72;
/**
 * Body type. Texas wants its notice in 12 points (Tex. Prop. Code § 11.008), Illinois all of it in 10 (55 ILCS 5/3-5018).
 */
const SIZE = 12;
const SMALL = 10;
/** On the first page of what is recorded, for the recorder and the return address: as much as any of the five states keeps. */
const RECORDER_SPACE = 3 * INCH;
/** California gives the left 3½ inches of that space to the return address, Illinois keeps the right 5 for itself. */
const RETURN_WIDTH = 2.9 * INCH;

/**
 * A generated document on letter paper, one inch of margin around, tagged for screen readers. What is recorded keeps the
 * top three inches of its first page free but for the return address at the left.
 */
export function legalPdf(
  document: LegalDocument,
  { documentName, createdAt }: { documentName: string; createdAt: string },
): Promise<Buffer> {
  const pdf = openPdf(
    { Title: documentName, Subject: document.title, CreationDate: new Date(createdAt) },
    { margins: { top: INCH, bottom: INCH, left: INCH, right: INCH }, bufferPages: true },
  );
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pen = { pdf, root, size: SIZE, margin: INCH };
  if (document.returnTo.length > 0) drawRecorderSpace(pen, document.returnTo);
  drawTitle(pen, document.title);
  const fits = (pieces: Piece[]) => heightOf(pen, pieces) <= pageRoom(pdf);
  for (const run of runsOf(document.sections.map(drawableSection), fits)) drawRun(pen, run);
  const note = undrawableNote(legalText(document).split('\n'));
  if (note) drawBlock(pen, { kind: 'paragraph', words: [{ kind: 'text', text: note }] });
  root.end();
  drawFooters(pdf, drawable(document.footer ?? document.title), INCH, SMALL);
  return bytesOf(pdf);
}

function drawableSection({ id, title, blocks }: PaperSection): PaperSection {
  return { id, title: drawable(title), blocks: blocks.map((block) => mapTexts(block, drawable)) };
}

function drawRun(pen: Pen, { pieces, on }: Run): void {
  if (on === 'one page') keepTogether(pen.pdf, heightOf(pen, pieces));
  if (on === 'a new page') keepTogether(pen.pdf, pageRoom(pen.pdf));
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    if ('title' in piece) drawHeading(pen, piece.title, next && 'kind' in next ? next : undefined);
    else if ('kind' in piece) drawBlock(pen, piece);
    else if (fitsColumns(pen, piece.columns)) drawColumns(pen, piece.columns);
    else for (const text of piece.columns) drawBlock(pen, { kind: 'letter', text });
  }
}

function heightOf(pen: Pen, pieces: Piece[]): number {
  const heights = pieces.map((piece) => {
    if ('title' in piece) return HEADING_GAP + headingHeight(pen, piece.title);
    if ('kind' in piece) return blockHeight(pen, piece);
    if (fitsColumns(pen, piece.columns)) return columnsHeight(pen, piece.columns);
    const texts = piece.columns.map((text) => blockHeight(pen, { kind: 'letter', text }));
    return texts.reduce((sum, height) => sum + height, 0);
  });
  return heights.reduce((sum, height) => sum + height, 0);
}

function drawRecorderSpace({ pdf, root }: Pen, lines: string[]): void {
  root.add(
    pdf.struct(
      'P',
      {},
      () =>
        void pdf
          .font('sans', SMALL)
          .fillColor(INK)
          .text(recorderLines(lines).map(drawable).join('\n'), INCH / 2, INCH / 2, {
            width: RETURN_WIDTH,
            lineGap: 2,
          }),
    ),
  );
  drawArtifact(pdf, () => drawSpaceLine(pdf));
  pdf.x = INCH;
  pdf.y = RECORDER_SPACE + 0.35 * INCH;
}

function drawSpaceLine(pdf: Pdf): void {
  const top = RECORDER_SPACE + 4;
  pdf
    .moveTo(INCH, top)
    .lineTo(pdf.page.width - INCH, top)
    .lineWidth(0.6)
    .strokeColor(INK)
    .stroke();
  pdf
    .font('sans', SMALL)
    .fillColor(INK)
    .text('The space above is for the recorder.', INCH, top + 4, {
      width: pdf.page.width - 2 * INCH,
      align: 'right',
    });
}

function drawTitle({ pdf, root }: Pen, title: string): void {
  const width = pdf.page.width - 2 * INCH;
  root.add(
    pdf.struct(
      'H1',
      {},
      () =>
        void pdf
          .font('serif', 20)
          .fillColor(INK)
          .text(drawable(title), INCH, pdf.y, { width, align: 'center' }),
    ),
  );
  pdf.x = INCH;
}
