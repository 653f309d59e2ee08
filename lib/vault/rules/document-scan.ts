import type { RedactionRule } from './redaction/choices';
import type { Finding, PageNote } from '../schema/redactions';

type Check = 'signature' | 'seal' | 'completeness';

export type ScanCheck = {
  check: Check;
  /** `unclear`: a person has to look */
  result: 'found' | 'not_found' | 'complete' | 'unclear' | 'not_checked';
  detail: string;
};

type Scan = { rules: readonly string[]; findings: readonly Finding[]; pages: readonly PageNote[] };

/** What the search of a redaction says of a document: what it saw and where, never that something is genuine. */
export function checksOfScan(scan: Scan): ScanCheck[] {
  return [
    { check: 'signature', ...lookFor('signatures', 'signature', scan) },
    { check: 'seal', ...lookFor('notarySeals', 'notary seal or commission', scan) },
    { check: 'completeness', ...readability(scan) },
  ];
}

type Verdict = Omit<ScanCheck, 'check'>;

function lookFor(rule: RedactionRule, thing: string, { rules, findings, pages }: Scan): Verdict {
  if (!rules.includes(rule)) {
    return { result: 'not_checked', detail: `This scan was not asked to look for a ${thing}.` };
  }
  const found = findings.filter((finding) => finding.rule === rule);
  if (found.length === 0) {
    return { result: 'not_found', detail: `No ${thing} was seen on ${pagesInWords(pages.length)}.` };
  }
  const places = found.length === 1 ? '1 place looks' : `${found.length} places look`;
  const on = found.flatMap(({ boxes }) => boxes.map(({ page }) => page));
  return { result: 'found', detail: `${places} like a ${thing}: ${pageList(on)}.` };
}

function readability({ pages }: Scan): Verdict {
  if (pages.length === 0) return { result: 'not_checked', detail: 'This scan kept no note of the pages.' };
  const silent = pages.filter(({ hasText }) => !hasText).map(({ page }) => page);
  if (silent.length === 0) {
    const subject = pages.length === 1 ? 'The only page holds' : `All ${pages.length} pages hold`;
    return { result: 'complete', detail: `${subject} text that could be read.` };
  }
  return {
    result: 'unclear',
    detail: `Empty or a picture, with no text to read: ${pageList(silent)} of ${pages.length}. Please check yourself.`,
  };
}

function pagesInWords(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

/** `page 2`, `pages 1, 3`; each once. */
function pageList(pages: readonly number[]): string {
  const each = [...new Set(pages)].sort((a, b) => a - b);
  return `${each.length === 1 ? 'page' : 'pages'} ${each.join(', ')}`;
}
