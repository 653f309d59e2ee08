import type { PageSigns } from '@/lib/vault/rules/scan/page';
import { checksOf, unreadable } from '@/lib/vault/rules/scan/verdicts';
import { scanChecks } from '@/lib/vault/schema/scans';

function page(number: number, changes: Partial<PageSigns> = {}): PageSigns {
  return {
    page: number,
    hasText: true,
    title: null,
    parties: [],
    signatureFields: 0,
    signatureLines: 0,
    typedSignatures: 0,
    seals: 0,
    sealWords: null,
    acts: [],
    venue: null,
    dates: { filled: 0, blank: 0 },
    commission: null,
    number: null,
    ...changes,
  };
}

const of = (check: string, ...pages: PageSigns[]) => {
  const { result, detail } = checksOf(pages).find((each) => each.check === check)!;
  return [result, detail];
};

describe('what is said of a document', () => {
  it('has every check once, none passed by itself', () => {
    const checks = checksOf([page(1)]);
    expect(checks.map(({ check }) => check)).toEqual([...scanChecks]);
    expect(checks.filter(({ result }) => result === 'found')).toEqual([]);
  });

  it('names what was seen and where', () => {
    expect(
      of(
        'signature',
        page(1, { signatureFields: 1 }),
        page(2),
        page(3, { signatureLines: 2, typedSignatures: 1 }),
      ),
    ).toEqual([
      'found',
      'A form field for a signature: page 1. A line to sign on, signed or not: page 3. A typed signature: page 3.',
    ]);
    expect(of('seal', page(1, { seals: 1 }), page(2, { sealWords: 'filled' }))).toEqual([
      'found',
      'What looks like a notary seal or stamp: pages 1, 2.',
    ]);
    expect(of('act', page(1, { acts: ['jurat'] }), page(2, { acts: ['acknowledgment'] }))).toEqual([
      'found',
      'Words of a jurat: page 1. Words of an acknowledgment: page 2.',
    ]);
  });

  it('names the document by its title, and its parties by their roles', () => {
    expect(of('type', page(1, { title: 'affidavit' }), page(2, { title: 'grant deed' }))).toEqual([
      'found',
      'The title of an affidavit: page 1. The title of a grant deed: page 2.',
    ]);
    expect(
      of(
        'parties',
        page(1, { parties: [{ role: 'grantor', isBlank: false }] }),
        page(2, {
          parties: [
            { role: 'affiant', isBlank: false },
            { role: 'grantee', isBlank: true },
          ],
        }),
      ),
    ).toEqual([
      'found',
      'A grantor is named: page 1. An affiant is named: page 2. The place of a party is left blank: page 2.',
    ]);
    expect(of('parties', page(1, { parties: [{ role: 'buyer', isBlank: true }] }))[0]).toBe('not_found');
  });

  it('tells what was left blank, beside what was found and instead of it', () => {
    expect(
      of('date', page(1, { dates: { filled: 1, blank: 0 } }), page(2, { dates: { filled: 0, blank: 1 } })),
    ).toEqual(['found', 'A date or more: page 1. A date is left blank: page 2.']);
    expect(of('commission', page(1, { commission: 'blank' }))).toEqual([
      'not_found',
      'The commission is left blank: page 1.',
    ]);
    expect(of('venue', page(1), page(2))).toEqual([
      'not_found',
      'No venue (state and county) was seen on 2 pages.',
    ]);
  });

  it('says that a page without text could not be read, and not that nothing is there', () => {
    expect(of('seal', page(1), page(2, { hasText: false }))).toEqual([
      'unreadable',
      'No text to read: page 2. No notary seal was seen on the other pages.',
    ]);
    expect(of('date', page(1, { hasText: false }))).toEqual(['unreadable', 'No text to read: page 1.']);
    expect(of('completeness', page(1, { hasText: false }), page(2))).toEqual([
      'unreadable',
      'Empty or a picture, with no text to read: page 1 of 2.',
    ]);
    expect(of('completeness', page(1), page(2))).toEqual([
      'complete',
      'All 2 pages hold text that could be read.',
    ]);
  });

  it('names ten pages of a long list', () => {
    const pages = Array.from({ length: 14 }, (_, at) => page(at + 1, { venue: 'filled' }));
    expect(of('venue', ...pages)[1]).toBe(
      'State and county of the act: pages 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 4 more.',
    );
  });

  it('says of a file that cannot be opened why, in each check', () => {
    expect(unreadable('It has a password.')).toHaveLength(scanChecks.length);
    expect(unreadable('It has a password.')[0]).toEqual({
      check: 'type',
      result: 'unreadable',
      detail: 'It has a password.',
    });
  });
});
