import type { Block, Paper, PaperSection, Words } from './paper';
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
  type Pen,
} from './pdf-hand';
import {
  addSpace,
  BOX_PADDING,
  drawnBlock,
  gaps,
  HEADING_GAP,
  headingHeight,
  isUnbroken,
  ITEM_GAP,
  keepTogether,
  leastHeight,
  LINE_GAP,
  noteHeight,
  textHeight,
} from './pdf-room';

type Options = {
  /** the guilloche */
  seal: Curves;
};

const MARGIN = 68;
const SIZE = 10.5;
const LEAST_BELOW_A_HEADING = 50;

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
  for (const section of paper.sections) drawSection(pen, section);
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

function drawSection(pen: Pen, { title, blocks }: PaperSection) {
  drawHeading(pen, title, blocks[0]);
  for (const block of blocks) drawBlock(pen, block);
}

/** The heading of a section, on the page on which the block below it begins. */
export function drawHeading(pen: Pen, title: string, next?: Block) {
  const { pdf, root, margin } = pen;
  addSpace(pdf, HEADING_GAP);
  const below = next ? leastHeight(pen, next) : 0;
  keepTogether(pdf, headingHeight(pen, title) + Math.max(below, LEAST_BELOW_A_HEADING));
  root.add(pdf.struct('H2', {}, () => void pdf.font('serif', 15).fillColor(INK).text(title, margin)));
}

/** A block below what was drawn last; a page begins where it needs one. */
export function drawBlock(pen: Pen, given: Block) {
  const { pdf, root } = pen;
  const block = drawnBlock(given);
  if (block.kind === 'paragraph') {
    addSpace(pdf, gaps.paragraph);
    keepTogether(pdf, leastHeight(pen, block) - gaps.paragraph);
    root.add(pdf.struct('P', {}, () => drawInline(pen, block.words)));
  } else if (block.kind === 'list') drawList(pen, block.items, block.isNumbered);
  else if (block.kind === 'table') drawTable(pen, block);
  else if (block.kind === 'code') drawCode(pen, block.text);
  else if (block.kind === 'letter') drawLetter(pen, block.text);
  else if (block.kind === 'note') drawNote(pen, block);
  else drawBlanks(pen, block.labels);
}

function drawList(pen: Pen, items: Words[], isNumbered: boolean) {
  const { pdf, root, size, margin } = pen;
  const list = pdf.struct('L');
  root.add(list);
  addSpace(pdf, gaps.list);
  for (const [index, item] of items.entries()) {
    addSpace(pdf, ITEM_GAP);
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
  addSpace(pdf, gaps.table);
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
  addSpace(pdf, gaps.code);
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
function drawLetter(pen: Pen, text: string) {
  const { pdf, root, size, margin } = pen;
  addSpace(pdf, gaps.letter);
  const width = pdf.page.width - 2 * margin - 36;
  const height = textHeight(pen, text, 36);
  if (isUnbroken(pen, height)) keepTogether(pdf, height);
  root.add(
    pdf.struct(
      'P',
      {},
      () =>
        void pdf
          .font('sans', size)
          .fillColor(INK)
          .text(text, margin + 18, pdf.y, { width, lineGap: LINE_GAP }),
    ),
  );
  pdf.x = margin;
}

/** With a rule at its left as long as its words are high, or in a box that is closed on all four sides. */
function drawNote(pen: Pen, note: { words: Words; isBoxed?: boolean }) {
  const { pdf, root, margin } = pen;
  addSpace(pdf, gaps.note);
  const height = noteHeight(pen, note);
  keepTogether(pdf, height);
  const top = pdf.y;
  if (note.isBoxed) {
    pdf.y += BOX_PADDING;
    root.add(pdf.struct('P', {}, () => drawInline(pen, note.words, margin + BOX_PADDING, BOX_PADDING)));
    drawArtifact(
      pdf,
      () =>
        void pdf
          .rect(margin, top, pdf.page.width - 2 * margin, height)
          .lineWidth(1)
          .strokeColor(INK)
          .stroke(),
    );
    pdf.y = top + height;
    return;
  }
  root.add(pdf.struct('P', {}, () => drawInline(pen, note.words, margin + 14)));
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
    addSpace(pdf, gaps.blanks);
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

function drawInline({ pdf, size, margin }: Pen, words: Words, left = margin, right = 0) {
  const width = pdf.page.width - margin - left - right;
  const top = pdf.y;
  for (const [index, part] of words.entries()) {
    const isLink = part.kind === 'link';
    pdf.font(part.kind === 'strong' ? 'strong' : part.kind === 'code' ? 'mono' : 'sans', size).fillColor(INK);
    const options = {
      width,
      lineGap: LINE_GAP,
      continued: index < words.length - 1,
      link: isLink ? part.href : null,
      underline: isLink,
    };
    if (index === 0) pdf.text(part.text, left, top, options);
    else pdf.text(part.text, options);
  }
  pdf.x = margin;
}
