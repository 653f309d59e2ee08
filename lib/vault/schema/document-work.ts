import type { Stamp } from '@/lib/pdf/stamp';
import type { PageSigns } from '../rules/scan/page';
import type { RedactionLevel, RedactionRule } from '../rules/redaction/choices';
import type { DocumentType } from '../rules/document-types';
import type { Box, Finding, PageNote, Redaction } from './redactions';

type Shown = { type: Redaction['type'] };

/** What is done with a document in a process of its own: what it is told beside the bytes, and what it learns. */
export type DocumentWorks = {
  /** whether an upload is what its name says, from its first byte to its last */
  inspect: { options: { type: DocumentType }; value: undefined };
  assertStampable: { options: Shown; value: undefined };
  stamp: { options: Shown & { stamp: Stamp }; value: undefined };
  find: {
    options: Shown & { rules: readonly RedactionRule[]; level: RedactionLevel };
    value: { findings: Finding[]; pages: PageNote[] };
  };
  /** what our rules see on its pages, for the panel of scan results */
  scan: { options: Shown; value: PageSigns[] };
  /** its first page as a small JPEG */
  thumbnail: { options: Shown; value: undefined };
  apply: { options: Shown & { level: RedactionLevel; boxes: readonly Box[] }; value: undefined };
};
