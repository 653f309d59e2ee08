import type { Block, Paper, Words } from './paper';
import { plain } from './paper-text';
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

type Pen = { pdf: Pdf; root: PDFKit.PDFStructureElement };

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
  const pen = { pdf, root };
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

function drawHeading({ pdf, root }: Pen, title: string) {
  pdf.y += 18;
  keepTogether(pdf, 70);
  root.add(pdf.struct('H2', {}, () => void pdf.font('serif', 15).fillColor(INK).text(title, MARGIN)));
}

function drawBlock(pen: Pen, block: Block) {
  const { pdf, root } = pen;
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
  const { pdf, root } = pen;
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
          .font('sans', SIZE)
          .fillColor(MUTED)
          .text(isNumbered ? `${index + 1}.` : '•', MARGIN, top),
    );
    const body = pdf.struct('LBody', {}, () => {
      pdf.y = top;
      drawInline(pen, item, MARGIN + 18);
    });
    list.add(pdf.struct('LI', {}, [label, body]));
  }
  list.end();
}

function drawTable({ pdf, root }: Pen, { head, rows }: { head: string[]; rows: Words[][] }) {
  pdf.y += 8;
  keepTogether(pdf, 110);
  pdf.font('sans', 9.5).fillColor(INK);
  const textOf = (cell: Words) =>
    cell
      .map((part) =>
        part.kind === 'link' && !part.text.includes('/') ? `${part.text} (${part.href})` : part.text,
      )
      .join('');
  pdf.x = MARGIN;
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
  pdf.x = MARGIN;
}

function drawCode({ pdf, root }: Pen, text: string) {
  pdf.y += 8;
  root.add(
    pdf.struct(
      'Code',
      {},
      () =>
        void pdf
          .font('mono', 9)
          .fillColor(INK)
          .text(text, MARGIN + 10, pdf.y, { lineGap: 2 }),
    ),
  );
}

/** On one page where it fits: it is cut out and used. */
function drawLetter({ pdf, root }: Pen, text: string) {
  pdf.y += 10;
  const width = pdf.page.width - 2 * MARGIN - 36;
  const height = pdf.font('sans', SIZE).heightOfString(text, { width, lineGap: 3 });
  if (height < pdf.page.height / 2) keepTogether(pdf, height);
  root.add(
    pdf.struct(
      'P',
      {},
      () =>
        void pdf
          .font('sans', SIZE)
          .fillColor(INK)
          .text(text, MARGIN + 18, pdf.y, { width, lineGap: 3 }),
    ),
  );
  pdf.x = MARGIN;
}

/** A rule at its left, as long as its words are high. */
function drawNote(pen: Pen, words: Words) {
  const { pdf, root } = pen;
  pdf.y += 10;
  const width = pdf.page.width - 2 * MARGIN - 14;
  const height = pdf.font('sans', SIZE).heightOfString(plain(words), { width, lineGap: 3 });
  keepTogether(pdf, height);
  const top = pdf.y;
  root.add(pdf.struct('P', {}, () => drawInline(pen, words, MARGIN + 14)));
  drawArtifact(
    pdf,
    () =>
      void pdf
        .moveTo(MARGIN + 1, top)
        .lineTo(MARGIN + 1, pdf.y)
        .lineWidth(2)
        .strokeColor(INK)
        .stroke(),
  );
}

function drawBlanks({ pdf, root }: Pen, labels: string[]) {
  for (const label of labels) {
    pdf.y += 24;
    keepTogether(pdf, 30);
    root.add(pdf.struct('P', {}, () => void pdf.font('sans', 9).fillColor(MUTED).text(label, MARGIN)));
    drawArtifact(
      pdf,
      () =>
        void pdf
          .moveTo(MARGIN, pdf.y + 2)
          .lineTo(pdf.page.width - MARGIN, pdf.y + 2)
          .lineWidth(0.6)
          .strokeColor(MUTED)
          .stroke(),
    );
  }
}

function drawInline({ pdf }: Pen, words: Words, left = MARGIN) {
  const width = pdf.page.width - MARGIN - left;
  const top = pdf.y;
  for (const [index, part] of words.entries()) {
    const isLink = part.kind === 'link';
    pdf.font(part.kind === 'strong' ? 'strong' : part.kind === 'code' ? 'mono' : 'sans', SIZE).fillColor(INK);
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
  pdf.x = MARGIN;
}

/** Begins a page when less than this many points are left on the one before. */
function keepTogether(pdf: Pdf, height: number) {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}
