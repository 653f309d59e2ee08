import { paperDocx } from '@/lib/paper/paper-docx';
import type { LegalDocument } from '../schema';

/** A generated document as a file of a word processor, to be edited; the space for the recorder is left free as in the PDF. */
export function legalDocx({ title, returnTo, sections }: LegalDocument, createdAt: string): Uint8Array {
  const heading = 'Recording requested by, and when recorded return to:';
  return paperDocx(
    { title, summary: '', updated: createdAt.slice(0, 10), sections },
    returnTo.length > 0 ? { above: [heading, ...returnTo], freeInches: 1.5 } : {},
  );
}
