import { mapTexts } from '@/lib/paper/paper';
import { drawable, undrawableNote } from '@/lib/paper/pdf-letters';
import { drawBlock, drawHeading, type Pen } from '@/lib/paper/paper-pdf';
import { bytesOf, drawArtifact, drawFooters, INK, openPdf, type Pdf } from '@/lib/paper/pdf-hand';
import type { LegalDocument } from '../schema';
import { legalText } from './legal-text';

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
const MOST_RETURN_LINES = 9;

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
  for (const { title, blocks } of document.sections) {
    drawHeading(pen, drawable(title));
    for (const block of blocks) drawBlock(pen, mapTexts(block, drawable));
  }
  const note = undrawableNote(legalText(document).split('\n'));
  if (note) drawBlock(pen, { kind: 'paragraph', words: [{ kind: 'text', text: note }] });
  root.end();
  drawFooters(pdf, drawable(document.title), INCH, SMALL);
  return bytesOf(pdf);
}

function drawRecorderSpace({ pdf, root }: Pen, lines: string[]): void {
  const words = [
    'Recording requested by, and when recorded return to:',
    ...lines.slice(0, MOST_RETURN_LINES),
  ];
  root.add(
    pdf.struct(
      'P',
      {},
      () =>
        void pdf
          .font('sans', SMALL)
          .fillColor(INK)
          .text(words.map(drawable).join('\n'), INCH / 2, INCH / 2, { width: RETURN_WIDTH, lineGap: 2 }),
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
