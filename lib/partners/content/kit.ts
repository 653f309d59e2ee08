import type { Paper, PaperSection } from '@/lib/paper/paper';

/** A text of a kit that its reader copies and sends under their own name. In square brackets: what to fill in. */
export type KitTemplate = {
  id: string;
  title: string;
  /** Where it goes and how, in one sentence. */
  use: string;
  text: string;
};

export type Kit = { paper: Paper; templates: KitTemplate[] };

export function templateSection({ id, title, use, text }: KitTemplate): PaperSection {
  return { id, title, blocks: [use, { kind: 'letter', text }] };
}

/** A question and its answer as one paragraph. */
export function answer(question: string, text: string): string {
  return `**${question}** ${text}`;
}
