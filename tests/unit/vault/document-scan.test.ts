import { checksOfScan } from '@/lib/vault/rules/document-scan';
import type { Finding, PageNote } from '@/lib/vault/schema/redactions';

const page = (number: number, hasText = true): PageNote => ({
  page: number,
  width: 612,
  height: 792,
  hasText,
});
const finding = (rule: Finding['rule'], ...pages: number[]): Finding => ({
  id: `${rule}-${pages.join()}`,
  rule,
  boxes: pages.map((on) => ({ page: on, x: 0.1, y: 0.1, width: 0.2, height: 0.05 })),
});

function check(name: string, scan: Parameters<typeof checksOfScan>[0]) {
  return checksOfScan(scan).find((each) => each.check === name);
}

describe('the check of signatures and seals', () => {
  it('says what was found, and on which pages, each page once', () => {
    const scan = {
      rules: ['signatures', 'notarySeals'],
      findings: [finding('signatures', 3), finding('signatures', 1, 3), finding('notarySeals', 3)],
      pages: [page(1), page(2), page(3)],
    };

    expect(check('signature', scan)).toMatchObject({
      result: 'found',
      detail: '2 places look like a signature: pages 1, 3.',
    });
    expect(check('seal', scan)).toMatchObject({
      result: 'found',
      detail: '1 place looks like a notary seal or commission: page 3.',
    });
  });

  it('says that nothing was seen when it was looked for', () => {
    const scan = { rules: ['signatures'], findings: [finding('ssn', 1)], pages: [page(1)] };
    expect(check('signature', scan)).toMatchObject({
      result: 'not_found',
      detail: 'No signature was seen on 1 page.',
    });
  });

  it('never passes for done when the scan was not asked for it', () => {
    const scan = { rules: ['ssn'], findings: [], pages: [page(1)] };
    expect(check('signature', scan)?.result).toBe('not_checked');
    expect(check('seal', scan)?.result).toBe('not_checked');
  });
});

describe('the check of completeness', () => {
  it('is complete when every page holds text', () => {
    const scan = { rules: [], findings: [], pages: [page(1), page(2)] };
    expect(check('completeness', scan)).toMatchObject({
      result: 'complete',
      detail: 'All 2 pages hold text that could be read.',
    });
  });

  it('asks a person to look at pages without text, and names them', () => {
    const scan = { rules: [], findings: [], pages: [page(1), page(2, false), page(3, false)] };
    const found = check('completeness', scan);
    expect(found?.result).toBe('unclear');
    expect(found?.detail).toContain('pages 2, 3 of 3');
  });

  it('claims nothing when no page was noted', () => {
    expect(check('completeness', { rules: [], findings: [], pages: [] })?.result).toBe('not_checked');
  });
});
