/**
 * A written text of ours (a legal page, a kit, a template) as data, so that the page, its PDF and its plain text are
 * the same words. Text may hold `**strong**`, `` `code` `` and `[label](href)`.
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

/** A bare string is a paragraph. */
export type Block =
  | string
  | { kind: 'list'; items: string[]; isNumbered?: boolean }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  | { kind: 'code'; text: string }
  /** Words to copy and to use elsewhere, with line breaks of their own. */
  | { kind: 'letter'; text: string }
  /** Set apart: a condition, a warning, a claim with its standing. */
  | { kind: 'note'; text: string }
  /** Lines to fill in by hand: one label each. */
  | { kind: 'blanks'; labels: string[] };

export type Inline =
  { kind: 'text' | 'strong' | 'code'; text: string } | { kind: 'link'; text: string; href: string };

const MARKS = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(inlineOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function inlineOf({ strong, code, label = '', href = '' }: Record<string, string | undefined>): Inline {
  if (strong) return { kind: 'strong', text: strong };
  if (code) return { kind: 'code', text: code };
  return { kind: 'link', text: label, href };
}
