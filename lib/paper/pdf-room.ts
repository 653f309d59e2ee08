import { mapTexts, type Block, type Words } from './paper';
import { plain } from './paper-text';
import type { Pdf, Pen } from './pdf-hand';
import { inPieces } from './pdf-letters';

/** Between the lines of a text. */
export const LINE_GAP = 3;
/** Between the frame of a box and its words. */
export const BOX_PADDING = 8;
/** Above a block of each kind, unless it begins its page. */
export const gaps: Record<Block['kind'], number> = {
  paragraph: 7,
  list: 3,
  table: 8,
  code: 8,
  letter: 10,
  note: 10,
  blanks: 24,
};
export const ITEM_GAP = 4;
export const HEADING_GAP = 18;
const HEADING_SIZE = 15;
const LEAST_OF_A_TABLE = 110;
const LEAST_OF_A_BLANK = 30;
/** A paragraph of so many lines is not broken, and of a longer one two are on the page where it begins. */
const UNBROKEN_LINES = 3;

/** A block as it is drawn: code to the letter, in all others words that a line can hold. */
export function drawnBlock(block: Block): Block {
  return block.kind === 'code' ? block : mapTexts(block, inPieces);
}

/** Adds space, but none at the top of a page. */
export function addSpace(pdf: Pdf, height: number): void {
  if (pdf.y > pdf.page.margins.top) pdf.y += height;
}

/** Begins a page when less than this many points are left on the one before. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

/** How much of a page text can fill. */
export function pageRoom({ page }: Pdf): number {
  return page.height - page.margins.top - page.margins.bottom;
}

export function headingHeight({ pdf, margin }: Pen, title: string): number {
  return pdf.font('serif', HEADING_SIZE).heightOfString(title, { width: pdf.page.width - 2 * margin });
}

/** How high a block is with the space above it; of a table, which is drawn by PDFKit, nobody knows before. */
export function blockHeight(pen: Pen, given: Block): number {
  const block = drawnBlock(given);
  const gap = gaps[block.kind];
  switch (block.kind) {
    case 'paragraph':
      return gap + wordsHeight(pen, block.words, 0);
    case 'list':
      return block.items.reduce((sum, item) => sum + ITEM_GAP + wordsHeight(pen, item, 18), gap);
    case 'letter':
      return gap + textHeight(pen, block.text, 36);
    case 'note':
      return gap + noteHeight(pen, block);
    case 'blanks':
      return block.labels.length * (gap + LEAST_OF_A_BLANK);
    case 'code':
    case 'table':
      return Number.POSITIVE_INFINITY;
  }
}

/** How much of a block has to be on the page of its heading. */
export function leastHeight(pen: Pen, block: Block): number {
  const whole = blockHeight(pen, block);
  const lines = (count: number) => gaps[block.kind] + count * lineHeight(pen);
  switch (block.kind) {
    case 'paragraph':
      return whole <= lines(UNBROKEN_LINES) + 1 ? whole : lines(2);
    case 'letter':
      return isUnbroken(pen, whole) ? whole : lines(2);
    case 'list':
      return LEAST_OF_A_BLANK;
    case 'table':
      return LEAST_OF_A_TABLE;
    case 'code':
      return lines(2);
    case 'note':
      return whole;
    case 'blanks':
      return gaps.blanks + LEAST_OF_A_BLANK;
  }
}

/** Whether a letter is kept on one page. */
export function isUnbroken({ pdf }: Pen, height: number): boolean {
  return height < pdf.page.height / 2;
}

export function textHeight({ pdf, size, margin }: Pen, text: string, indent: number): number {
  const width = pdf.page.width - 2 * margin - indent;
  return pdf.font('sans', size).heightOfString(text, { width, lineGap: LINE_GAP });
}

/** A note with its frame, where it has one. */
export function noteHeight(pen: Pen, { words, isBoxed }: { words: Words; isBoxed?: boolean }): number {
  return isBoxed ? wordsHeight(pen, words, 2 * BOX_PADDING) + 2 * BOX_PADDING : wordsHeight(pen, words, 14);
}

/** Bold letters are the widest: with them, words of several kinds are not higher than this says. */
function wordsHeight({ pdf, size, margin }: Pen, words: Words, indent: number): number {
  const font = words.some(({ kind }) => kind === 'strong') ? 'strong' : 'sans';
  const width = pdf.page.width - 2 * margin - indent;
  return pdf.font(font, size).heightOfString(plain(words), { width, lineGap: LINE_GAP });
}

function lineHeight({ pdf, size }: Pen): number {
  return pdf.font('sans', size).currentLineHeight() + LINE_GAP;
}
