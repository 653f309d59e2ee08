import type { Block, Paper, Words } from './paper';

const WIDTH = 78;
const BLANK = '_'.repeat(36);

/** A paper as plain text, lines of at most 78 characters; links are written out behind their words. */
export function paperText({ title, summary, updated, sections }: Paper): string {
  const parts = [
    underline(title, '='),
    wrap(summary),
    `Last updated: ${updated}`,
    ...sections.flatMap((section) => [underline(section.title, '-'), ...section.blocks.map(blockText)]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** One block as lines of at most 78 characters. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return wrap(plain(block.words));
    case 'list':
      return block.items
        .map((item, index) => listItem(plain(item), block.isNumbered ? `${index + 1}.` : '-'))
        .join('\n');
    case 'table':
      return [block.caption, ...block.rows.map((row) => tableRow(block.head, row))].join('\n\n');
    case 'code':
      return block.text.replace(/^(?=.)/gm, '    ');
    case 'letter':
      return block.text.replace(/^.+$/gm, (line) => wrap(line, '    '));
    case 'note':
      return wrap(plain(block.words), '  | ');
    case 'blanks':
      return block.labels.map((label) => `${label}: ${BLANK}`).join('\n\n');
  }
}

function tableRow(head: string[], row: Words[]): string {
  return row
    .map((cell, index) => wrap(`${head[index] ?? ''}: ${plain(cell)}`, index === 0 ? '' : '  '))
    .join('\n');
}

function listItem(text: string, mark: string): string {
  const indent = ' '.repeat(mark.length + 1);
  return `${mark} ${wrap(text, indent).slice(indent.length)}`;
}

/** Words without their marks. */
export function plain(words: Words): string {
  return words
    .map((part) =>
      part.kind === 'link' && part.text !== part.href ? `${part.text} (${part.href})` : part.text,
    )
    .join('');
}

function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && indent.length + longer.length > WIDTH) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line].map((each) => indent + each).join('\n');
}

function underline(text: string, mark: string): string {
  return `${text}\n${mark.repeat(text.length)}`;
}
