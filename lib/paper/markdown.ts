import { readFileSync } from 'node:fs';
import type { Heading, PhrasingContent, RootContent, Table } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import type { Block, Inline, Paper, PaperSection, Words } from './paper';

/** What a text may name as `{{name}}`: numbers and words that the program knows, so that they cannot be wrong. */
export type Figures = Readonly<Record<string, string>>;

type Source = { file: string; figures: Figures };

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).freeze();

const frontMatter = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1),
  updated: z.iso.date(),
});

const ANCHOR = /^(?<title>.+?) \{#(?<id>[a-z][a-z-]*)\}$/;
const CAPTION = 'Table: ';

/**
 * The text in a Markdown file, at build and on the server alone. docs/texts.md says what it may hold.
 * @throws when it holds what no page, PDF or text file draws, or a figure that is not in the list
 */
export function readPaper(file: string, figures: Figures = {}): Paper {
  return parsePaper(readFileSync(file, 'utf8'), { file, figures });
}

export function parsePaper(markdown: string, source: Source): Paper {
  return { ...readHead(markdown, frontMatter, source.file), sections: parseSections(markdown, source) };
}

/** What a text says of itself before its first heading. @throws when that is not what the schema wants */
export function readHead<H>(markdown: string, schema: z.ZodType<H>, file: string): H {
  const [front] = reader.parse(markdown).children;
  if (front?.type !== 'yaml') throw new Error(`${file} does not begin with what it says of itself.`);
  const head = schema.safeParse(parseYaml(front.value));
  if (!head.success) throw new Error(`${file}: ${z.prettifyError(head.error)}`);
  return head.data;
}

/** The text itself, with its figures filled in. Throws as `readPaper` does. */
export function parseSections(markdown: string, source: Source): PaperSection[] {
  const nodes = reader.parse(markdown).children;
  return sectionsOf(
    nodes.filter(({ type }) => type !== 'yaml'),
    source,
  );
}

function sectionsOf(nodes: RootContent[], source: Source): PaperSection[] {
  const sections: PaperSection[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'heading') {
      sections.push({ ...headingOf(node, source), blocks: [] });
      continue;
    }
    const section = sections.at(-1);
    if (!section) refuse(node, source, 'A text begins with a heading: ## Title {#anchor}');
    const [before, after] = [nodes[index - 1], nodes[index + 1]];
    if (node.type === 'table') section.blocks.push(tableOf(node, before, source));
    else if (after?.type !== 'table') section.blocks.push(blockOf(node, source));
  }
  return sections;
}

function headingOf(node: Heading, source: Source): { id: string; title: string } {
  const { id, title } = ANCHOR.exec(textOf(node.children, source))?.groups ?? {};
  if (node.depth !== 2 || !id || !title) refuse(node, source, 'A heading is written ## Title {#anchor}');
  return { id, title };
}

function blockOf(node: RootContent, source: Source): Block {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', words: wordsOf(node.children, source) };
    case 'list':
      if (node.ordered && node.start !== 1) refuse(node, source, 'A numbered list begins with 1.');
      return {
        kind: 'list',
        items: node.children.map((item) => onlyParagraph(item, source)),
        isNumbered: node.ordered ?? false,
      };
    case 'blockquote':
      return { kind: 'note', words: onlyParagraph(node, source) };
    case 'code':
      return fencedOf(node.lang ?? '', fill(node.value, source));
    default:
      return refuse(node, source, `Nothing draws this: ${node.type}`);
  }
}

const languages: Record<string, string> = {
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  py: 'Python',
  sh: 'Shell',
  ts: 'TypeScript',
};

function fencedOf(language: string, text: string): Block {
  if (language === 'letter') return { kind: 'letter', text };
  if (language === 'blanks') return { kind: 'blanks', labels: text.split('\n') };
  const name = languages[language];
  return name ? { kind: 'code', text, language: name } : { kind: 'code', text };
}

function tableOf(node: Table, before: RootContent | undefined, source: Source): Block {
  const caption = before?.type === 'paragraph' ? textOf(before.children, source) : '';
  if (!caption.startsWith(CAPTION))
    refuse(node, source, 'A table needs a line with its name before it: Table: …');
  const [head = [], ...rows] = node.children.map((row) => row.children);
  const uneven = node.children.find((row) => row.children.length !== head.length);
  if (uneven) refuse(uneven, source, `This row needs ${head.length} cells, like the first`);
  return {
    kind: 'table',
    caption: caption.slice(CAPTION.length),
    head: head.map((cell) => textOf(cell.children, source)),
    rows: rows.map((row) => row.map((cell) => wordsOf(cell.children, source))),
  };
}

/** Of a note or an item of a list. */
function onlyParagraph(node: { children: RootContent[]; checked?: boolean | null }, source: Source): Words {
  const [first, second] = node.children;
  if (first?.type !== 'paragraph' || second || typeof node.checked === 'boolean') {
    refuse(second ?? first, source, 'A list item or a note is one paragraph');
  }
  return wordsOf(first.children, source);
}

function wordsOf(nodes: PhrasingContent[], source: Source): Words {
  return nodes.map((node) => inlineOf(node, source));
}

function inlineOf(node: PhrasingContent, source: Source): Inline {
  switch (node.type) {
    case 'text':
      return { kind: 'text', text: fill(node.value, source).replaceAll('\n', ' ') };
    case 'inlineCode':
      return { kind: 'code', text: fill(node.value, source) };
    case 'strong':
      return { kind: 'strong', text: textOf(node.children, source) };
    case 'link':
      if (node.title) refuse(node, source, 'A link cannot have a title');
      return { kind: 'link', text: textOf(node.children, source), href: node.url };
    default:
      return refuse(node, source, `Nothing draws this: ${node.type}`);
  }
}

/** Plain words alone: headings, captions, and what is strong or a link already. */
function textOf(nodes: PhrasingContent[], source: Source): string {
  return nodes
    .map((node) => {
      const { kind, text } = inlineOf(node, source);
      return kind === 'text' ? text : refuse(node, source, `Only plain words can be here, not ${node.type}`);
    })
    .join('');
}

function fill(text: string, { file, figures }: Source): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
    if (figure === undefined) throw new Error(`${file}: there is no figure {{${name}}}.`);
    return figure;
  });
}

function refuse(node: RootContent | undefined, { file }: Source, reason: string): never {
  throw new Error(`${file}, line ${node?.position?.start.line ?? '?'}: ${reason}.`);
}
