import 'server-only';
import { textOf } from '@/lib/pdf/redactor/lines';
import { readDocument } from '@/lib/pdf/redactor';
import { findOnPage } from '../rules/redaction/findings';
import { hasReadableText } from '../rules/redaction/readable';
import type { RedactionLevel, RedactionRule } from '../rules/redaction/choices';
import { scanPage, type PageSigns } from '../rules/scan/page';
import type { Finding, PageNote, Redaction } from '../schema/redactions';

type Search = {
  bytes: Uint8Array;
  type: Redaction['type'];
  rules: readonly RedactionRule[];
  level: RedactionLevel;
  onPage: (done: number, total: number) => void;
};

type Document = Pick<Search, 'bytes' | 'type' | 'onPage'>;

/** What our rules see in a PDF, page by page. Throws as `findInDocument` does. */
export function scanDocument(document: Document): Promise<PageSigns[]> {
  return readDocument(document, (read, page) => scanPage({ ...read, page, text: textOf(read.glyphs) }));
}

/**
 * What the rules find in a PDF or a picture, page by page. In a picture they read nothing.
 * @throws AppError validation_failed for a file with a password, a broken one and one that is too long
 */
export async function findInDocument({
  rules,
  level,
  ...document
}: Search): Promise<{ findings: Finding[]; pages: PageNote[] }> {
  const seen = await readDocument(document, (read, page) => {
    const { width, height } = read;
    const searched = { ...read, page, text: textOf(read.glyphs) };
    return {
      findings: findOnPage(searched, rules, level),
      note: { page, width, height, hasText: hasReadableText(searched) },
    };
  });
  return {
    findings: seen.flatMap(({ findings }) => findings),
    pages: seen.map(({ note }) => note),
  };
}
