import { paperText } from '@/lib/paper/paper-text';
import { plainWords, type Block, type Inline, type Paper, type Words } from '@/lib/paper/paper';

export function blocksOf(paper: Paper): Block[] {
  return paper.sections.flatMap(({ blocks }) => blocks);
}

/** Every text of a block, those without marks of their own included. */
export function textsOfBlock(block: Block): Words[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [...[block.caption, ...block.head].map(plainWords), ...block.rows.flat()];
    case 'blanks':
      return block.labels.map(plainWords);
    default:
      return ['words' in block ? block.words : plainWords(block.text)];
  }
}

/** Words as they are written in Markdown. */
export function marked(words: Words): string {
  return words.map(markedPart).join('');
}

function markedPart(part: Inline): string {
  if (part.kind === 'link') return `[${part.text}](${part.href})`;
  if (part.kind === 'strong') return `**${part.text}**`;
  return part.kind === 'code' ? `\`${part.text}\`` : part.text;
}

export function tablesOf(paper: Paper) {
  return blocksOf(paper).flatMap((block) => (block.kind === 'table' ? [block] : []));
}

/** The rows of the table with this caption. */
export function table(paper: Paper, caption: string): string[][] {
  const rows = tablesOf(paper).find((candidate) => candidate.caption === caption)?.rows ?? [];
  return rows.map((row) => row.map(marked));
}

/** The section with this anchor, in one line. */
export function section(paper: Paper, id: string): string {
  const found = paper.sections.find((candidate) => candidate.id === id);
  return found ? paperText({ ...paper, summary: '', sections: [found] }).replace(/\s+/g, ' ') : '';
}
