import { PAYMENT_DAYS } from '@/lib/deeds/rules/lock';
import { readPaper, type Figures } from '@/lib/paper/markdown';
import type { Paper, PaperSection } from '@/lib/paper/paper';
import { plain } from '@/lib/paper/paper-text';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import { formatPrice } from '@/lib/values/money';
import { quotedBuilderShare } from './enterprise';

/** A text of a kit that its reader copies and sends under their own name. In square brackets: what to fill in. */
export type KitTemplate = {
  id: string;
  title: string;
  /** Where it goes and how, in one sentence. */
  use: string;
  text: string;
};

export type Kit = { paper: Paper; templates: KitTemplate[] };

/** What the kits may name as `{{name}}`. */
export const kitFigures: Figures = {
  deedProtectionPrice: formatPrice(DEED_PROTECTION_CENTS),
  paymentDays: String(PAYMENT_DAYS),
  builderShare: quotedBuilderShare,
};

export const countyKit = readKit('county-kit');
export const builderKit = readKit('builder-kit');

function readKit(name: string): Kit {
  const paper = readPaper(`lib/partners/content/${name}.md`, kitFigures);
  return { paper, templates: paper.sections.flatMap(templateOf) };
}

/** A section that begins with its use and the letter itself; none of the others. */
function templateOf({ id, title, blocks: [use, letter] }: PaperSection): KitTemplate[] {
  if (use?.kind !== 'paragraph' || letter?.kind !== 'letter') return [];
  return [{ id, title, use: plain(use.words), text: letter.text }];
}
