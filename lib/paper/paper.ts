/**
 * A written text of ours (a legal page, a kit, a template) as one tree, so that the page, its PDF and its plain text
 * are the same words. Long ones are Markdown files (`markdown.ts`); short ones are made where they are needed.
 */
export type Paper = {
  title: string;
  /** What it is and for whom, in one or two sentences. */
  summary: string;
  /** The day of the last change of its words: `2026-11-21`. */
  updated: string;
  sections: PaperSection[];
};

export type PaperSection = {
  /** The anchor: `#your-data`. */
  id: string;
  title: string;
  blocks: Block[];
};

export type Block =
  | { kind: 'paragraph'; words: Words }
  | { kind: 'list'; items: Words[]; isNumbered: boolean }
  | { kind: 'table'; caption: string; head: string[]; rows: Words[][] }
  /** `language` is how a page calls what it is written in: `Shell`. */
  | { kind: 'code'; text: string; language?: string }
  /** Words to copy and to use elsewhere, with line breaks of their own. */
  | { kind: 'letter'; text: string }
  /** Set apart: a condition, a warning, a claim with its standing; `isBoxed` where a law wants it in an enclosed box. */
  | { kind: 'note'; words: Words; isBoxed?: boolean }
  /** Lines to fill in by hand: one label each. */
  | { kind: 'blanks'; labels: string[] };

/** The words of one paragraph, list item or cell. */
export type Words = Inline[];

export type Inline = { kind: 'text' | 'strong' | 'code'; text: string } | Link;

export type Link = { kind: 'link'; text: string; href: string };

/** Words without any marks. */
export function plainWords(text: string): Words {
  return [{ kind: 'text', text }];
}

/** The same block, each of its texts changed. */
export function mapTexts(block: Block, change: (text: string) => string): Block {
  const inWords = (words: Words) => words.map((part) => ({ ...part, text: change(part.text) }));
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return { ...block, words: inWords(block.words) };
    case 'list':
      return { ...block, items: block.items.map(inWords) };
    case 'table':
      return { ...block, head: block.head.map(change), rows: block.rows.map((row) => row.map(inWords)) };
    case 'letter':
    case 'code':
      return { ...block, text: block.text.split('\n').map(change).join('\n') };
    case 'blanks':
      return { ...block, labels: block.labels.map(change) };
  }
}

/** The same paper, each of its links replaced. */
export function withLinks(paper: Paper, replace: (link: Link) => Inline): Paper {
  const inWords = (words: Words) =>
    joinTexts(words.map((part) => (part.kind === 'link' ? replace(part) : part)));
  const inBlock = (block: Block): Block => {
    if (block.kind === 'list') return { ...block, items: block.items.map(inWords) };
    if (block.kind === 'table') return { ...block, rows: block.rows.map((row) => row.map(inWords)) };
    return 'words' in block ? { ...block, words: inWords(block.words) } : block;
  };
  const sections = paper.sections.map((section) => ({ ...section, blocks: section.blocks.map(inBlock) }));
  return { ...paper, sections };
}

/** Texts that follow each other become one, so that a line is broken between words alone. */
function joinTexts(words: Words): Words {
  return words.reduce<Words>((joined, part) => {
    const last = joined.at(-1);
    if (last?.kind !== 'text' || part.kind !== 'text') return [...joined, part];
    return [...joined.slice(0, -1), { kind: 'text', text: last.text + part.text }];
  }, []);
}
