import type { Block, PaperSection, Words } from '@/lib/paper/paper';

/** Characters in a line, and the height in rem of a line, of the space before a block and of a row of a folded table. */
const PHONE = { perLine: 46, line: 1.75, gap: 1, heading: 1.5 };

/**
 * About how high a section is on a phone, in rem: the place that it is given until it is laid out. Rather too high than too
 * low, because what does not fit into the place lies over the next section until then.
 */
export function sectionPlace({ title, blocks }: PaperSection): number {
  const height = blocks.reduce(
    (sum, block) => sum + PHONE.gap + blockHeight(block),
    textHeight(title.length),
  );
  return Math.ceil(PHONE.heading + height);
}

function blockHeight(block: Block): number {
  switch (block.kind) {
    case 'paragraph':
      return wordsHeight(block.words);
    case 'note':
      return wordsHeight(block.words) + 2;
    case 'list':
      return block.items.reduce((sum, item) => sum + wordsHeight(item) + 0.375, 0);
    case 'table':
      return block.rows.reduce((sum, row) => sum + rowHeight(row), 4);
    case 'letter':
      return block.text.split('\n').reduce((sum, line) => sum + textHeight(line.length), 3);
    case 'code':
      return block.text.split('\n').length * 1.5 + 5;
    case 'blanks':
      return block.labels.length * 3;
  }
}

/** A row is a card on a phone: a line for its name, and for each cell its label and its words. */
function rowHeight(row: Words[]): number {
  return row.reduce((sum, cell) => sum + wordsHeight(cell) + 1.25, 1);
}

function wordsHeight(words: Words): number {
  return textHeight(words.reduce((sum, { text }) => sum + text.length, 0));
}

function textHeight(characters: number): number {
  return Math.ceil(characters / PHONE.perLine) * PHONE.line;
}
