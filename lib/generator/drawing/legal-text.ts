import { blockText } from '@/lib/paper/paper-text';
import type { LegalDocument } from '../schema';

/** A document as plain text, a paragraph in a line: its title, to whom it goes back, and its sections with their headings. */
export function legalText({ title, returnTo, sections }: LegalDocument): string {
  const parts = [
    ...(returnTo.length > 0 ? [`Recording requested by, and return to:\n${returnTo.join('\n')}`] : []),
    title.toUpperCase(),
    ...sections.flatMap((section) => [
      section.title,
      ...section.blocks.map((block) => blockText(block, Infinity)),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}
