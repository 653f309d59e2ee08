import { longDay } from '@/lib/values/date-format';
import type { Block, Paper, Words } from './paper';

const WIDTH = 78;
const BLANK = '_'.repeat(36);

/** A paper as plain text, lines of at most 78 characters; links are written out behind their words. */
export function paperText({ title, summary, updated, sections }: Paper): string {
  const parts = [
    underline(title, '='),
    wrapped(summary),
    `Last updated: ${longDay(updated)}`,
    ...sections.flatMap((section) => [
      underline(section.title, '-'),
      ...section.blocks.map((block) => blockText(block)),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** One block as lines of at most 78 characters, or of another width: `Infinity` breaks none. */
export function blockText(block: Block, width = WIDTH): string {
  const wrap = (text: string, indent = '') => wrapped(text, { indent, width });
  switch (block.kind) {
    case 'paragraph':
      return wrap(plain(block.words));
    case 'list':
      return block.items
        .map((item, index) =>
          listItem(plain(item), { mark: block.isNumbered ? `${index + 1}.` : '-', width }),
        )
        .join('\n');
    case 'table':
      return [block.caption, ...block.rows.map((row) => tableRow(row, { head: block.head, width }))].join(
        '\n\n',
      );
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

function tableRow(row: Words[], { head, width }: { head: string[]; width: number }): string {
  return row
    .map((cell, index) =>
      wrapped(`${head[index] ?? ''}: ${plain(cell)}`, { indent: index === 0 ? '' : '  ', width }),
    )
    .join('\n');
}

function listItem(text: string, { mark, width }: { mark: string; width: number }): string {
  const indent = ' '.repeat(mark.length + 1);
  return `${mark} ${wrapped(text, { indent, width }).slice(indent.length)}`;
}

/** Words without their marks. */
export function plain(words: Words): string {
  return words
    .map((part) =>
      part.kind === 'link' && part.text !== part.href ? `${part.text} (${part.href})` : part.text,
    )
    .join('');
}

function wrapped(
  text: string,
  { indent = '', width = WIDTH }: { indent?: string; width?: number } = {},
): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && indent.length + longer.length > width) {
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
