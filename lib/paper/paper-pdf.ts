import { mapTexts, type Block, type Paper, type Words } from './paper';
import { plain } from './paper-text';
import { inPieces } from './pdf-letters';
import {
  bytesOf,
  drawArtifact,
  drawFooters,
  drawSeal,
  INK,
  LINE,
  MUTED,
  openPdf,
  type Curves,
  type Pdf,
} from './pdf-hand';

type Options = {
  /** the guilloche */
  seal: Curves;
};

/** What draws, where its structure goes, how large its text is, in points, and how far from the sides. */
export type Pen = { pdf: Pdf; root: PDFKit.PDFStructureElement; size: number; margin: number };

const MARGIN = 68;
const SIZE = 10.5;

/** A paper as a PDF: letter format, tagged for screen readers, with page numbers. Its links must be absolute. */
export function paperPdf(paper: Paper, { seal }: Options): Promise<Buffer> {
  const pdf = openPdf(
    { Title: paper.title, Subject: paper.summary, CreationDate: new Date(paper.updated) },
    { margins: { top: 64, bottom: 72, left: MARGIN, right: MARGIN }, bufferPages: true },
  );
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pen = { pdf, root, size: SIZE, margin: MARGIN };
  drawSeal(pdf, seal, {
    x: pdf.page.width - 60,
    y: 60,
    scale: 1.3,
    lineWidth: 0.3,
    color: INK,
    opacity: 0.3,
  });
  drawHead(pen, paper);
  for (const { title, blocks } of paper.sections) {
    drawHeading(pen, title);
    for (const block of blocks) drawBlock(pen, block);
  }
  root.end();
  drawFooters(pdf, `DeedGuard & GuardSign · ${paper.title} · ${paper.updated}`, MARGIN);
  return bytesOf(pdf);
}

function drawHead({ pdf, root }: Pen, { title, summary }: Paper) {
  const width = 350;
  root.add(
    pdf.struct('H1', {}, () => void pdf.font('serif', 26).fillColor(INK).text(title, { width, lineGap: -2 })),
  );
  root.add(
    pdf.struct(
      'P',
      {},
      () => void pdf.moveDown(0.4).font('sans', 11.5).fillColor(MUTED).text(summary, { width, lineGap: 3 }),
    ),
  );
}

/** The heading of a section, with room for some of it below. */
export function drawHeading({ pdf, root, margin }: Pen, title: string) {
  pdf.y += 18;
  keepTogether(pdf, 70);
  root.add(pdf.struct('H2', {}, () => void pdf.font('serif', 15).fillColor(INK).text(title, margin)));
}

/** A block below what was drawn last; a page begins where it needs one. */
export function drawBlock(pen: Pen, given: Block) {
  const { pdf, root } = pen;
  const block = given.kind === 'code' ? given : mapTexts(given, inPieces);
  if (block.kind === 'paragraph') {
    pdf.y += 7;
    root.add(pdf.struct('P', {}, () => drawInline(pen, block.words)));
  } else if (block.kind === 'list') drawList(pen, block.items, block.isNumbered);
  else if (block.kind === 'table') drawTable(pen, block);
  else if (block.kind === 'code') drawCode(pen, block.text);
  else if (block.kind === 'letter') drawLetter(pen, block.text);
  else if (block.kind === 'note') drawNote(pen, block.words);
  else drawBlanks(pen, block.labels);
}

function drawList(pen: Pen, items: Words[], isNumbered: boolean) {
  const { pdf, root, size, margin } = pen;
  const list = pdf.struct('L');
  root.add(list);
  pdf.y += 3;
  for (const [index, item] of items.entries()) {
    pdf.y += 4;
    keepTogether(pdf, 30);
    const top = pdf.y;
    const label = pdf.struct(
      'Lbl',
      {},
      () =>
        void pdf
          .font('sans', size)
          .fillColor(MUTED)
          .text(isNumbered ? `${index + 1}.` : '•', margin, top),
    );
    const body = pdf.struct('LBody', {}, () => {
      pdf.y = top;
      drawInline(pen, item, margin + 18);
    });
    list.add(pdf.struct('LI', {}, [label, body]));
  }
  list.end();
}

function drawTable({ pdf, root, margin }: Pen, { head, rows }: { head: string[]; rows: Words[][] }) {
  pdf.y += 8;
  keepTogether(pdf, 110);
  pdf.font('sans', 9.5).fillColor(INK);
  const textOf = (cell: Words) =>
    cell
      .map((part) =>
        part.kind === 'link' && !part.text.includes('/') ? `${part.text} (${part.href})` : part.text,
      )
      .join('');
  pdf.x = margin;
  // The types do not know `structParent` yet.
  const table = {
    structParent: root,
    defaultStyle: {
      border: [0.5, 0, 0.5, 0],
      borderColor: LINE,
      padding: [5, 8, 5, 0],
      align: { x: 'left', y: 'top' },
    } satisfies PDFKit.Mixins.CellStyle,
    data: [
      head.map((text) => ({ text, type: 'TH' as const, textColor: MUTED })),
      ...rows.map((row) => row.map(textOf)),
    ],
  };
  pdf.table(table);
  pdf.x = margin;
}

function drawCode({ pdf, root, margin }: Pen, text: string) {
  pdf.y += 8;
  root.add(
    pdf.struct(
      'Code',
      {},
      () =>
        void pdf
          .font('mono', 9)
          .fillColor(INK)
          .text(text, margin + 10, pdf.y, { lineGap: 2 }),
    ),
  );
}

/** On one page where it fits: it is cut out and used. */
function drawLetter({ pdf, root, size, margin }: Pen, text: string) {
  pdf.y += 10;
  const width = pdf.page.width - 2 * margin - 36;
  const height = pdf.font('sans', size).heightOfString(text, { width, lineGap: 3 });
  if (height < pdf.page.height / 2) keepTogether(pdf, height);
  root.add(
    pdf.struct(
      'P',
      {},
      () =>
        void pdf
          .font('sans', size)
          .fillColor(INK)
          .text(text, margin + 18, pdf.y, { width, lineGap: 3 }),
    ),
  );
  pdf.x = margin;
}

/** A rule at its left, as long as its words are high. */
function drawNote(pen: Pen, words: Words) {
  const { pdf, root, size, margin } = pen;
  pdf.y += 10;
  const width = pdf.page.width - 2 * margin - 14;
  const height = pdf.font('sans', size).heightOfString(plain(words), { width, lineGap: 3 });
  keepTogether(pdf, height);
  const top = pdf.y;
  root.add(pdf.struct('P', {}, () => drawInline(pen, words, margin + 14)));
  drawArtifact(
    pdf,
    () =>
      void pdf
        .moveTo(margin + 1, top)
        .lineTo(margin + 1, pdf.y)
        .lineWidth(2)
        .strokeColor(INK)
        .stroke(),
  );
}

function drawBlanks({ pdf, root, margin }: Pen, labels: string[]) {
  for (const label of labels) {
    pdf.y += 24;
    keepTogether(pdf, 30);
    root.add(pdf.struct('P', {}, () => void pdf.font('sans', 9).fillColor(MUTED).text(label, margin)));
    drawArtifact(
      pdf,
      () =>
        void pdf
          .moveTo(margin, pdf.y + 2)
          .lineTo(pdf.page.width - margin, pdf.y + 2)
          .lineWidth(0.6)
          .strokeColor(MUTED)
          .stroke(),
    );
  }
}

function drawInline({ pdf, size, margin }: Pen, words: Words, left = margin) {
  const width = pdf.page.width - margin - left;
  const top = pdf.y;
  for (const [index, part] of words.entries()) {
    const isLink = part.kind === 'link';
    pdf.font(part.kind === 'strong' ? 'strong' : part.kind === 'code' ? 'mono' : 'sans', size).fillColor(INK);
    const options = {
      width,
      lineGap: 3,
      continued: index < words.length - 1,
      link: isLink ? part.href : null,
      underline: isLink,
    };
    if (index === 0) pdf.text(part.text, left, top, options);
    else pdf.text(part.text, options);
  }
  pdf.x = margin;
}

/** Begins a page when less than this many points are left on the one before. */
function keepTogether(pdf: Pdf, height: number) {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}
