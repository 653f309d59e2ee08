import { paperDocx } from '@/lib/paper/paper-docx';
import type { LegalDocument } from '../schema';
import { recorderLines } from './recorder-lines';
import { goesOn, isWhole } from './together';

/** A generated document as a file of a word processor, to be edited; the space for the recorder is left free as in the PDF. */
export function legalDocx(
  { title, returnTo, footer, sections }: LegalDocument,
  createdAt: string,
): Uint8Array {
  return paperDocx(
    { title, summary: '', updated: createdAt.slice(0, 10), sections },
    {
      returnTo: recorderLines(returnTo),
      footer: footer ?? title,
      keeps: (id) => (goesOn.has(id) ? 'with the next' : isWhole.has(id) ? 'one page' : 'any page'),
    },
  );
}
