import { texas } from '@/lib/catalog/content/recording/texas';
import { checkCounties, documentKeywords } from '@/lib/catalog/rules/county-compliance';
import type { RecordableDocumentType } from '@/lib/catalog/rules/recordable-document';

const [sample] = texas.documents;

function entries(names: string[], change: Partial<RecordableDocumentType> = {}) {
  return names.map((documentName): RecordableDocumentType => {
    if (!sample) throw new Error('Texas has no documents');
    return { ...sample, state: 'TX', county: 'Travis', documentName, ...change };
  });
}

const seven = [
  'Warranty deed',
  'Deed of trust',
  'Claim of lien',
  'Easement',
  'Affidavit',
  'Power of attorney',
  'Release of lien',
];

function standingOf(names: string[]) {
  return checkCounties(entries(names), 10).counties[0]?.standing;
}

describe('the compliance check', () => {
  it('looks for seven kinds of document', () => {
    expect(documentKeywords).toHaveLength(7);
    expect(checkCounties(entries(seven), 10).counties[0]?.matched).toEqual(documentKeywords);
  });

  it.each([
    [7, 'compliant'],
    [6, 'compliant'],
    [5, 'needs_review'],
    [4, 'needs_review'],
    [3, 'non_compliant'],
    [1, 'non_compliant'],
  ])('calls a county with %i of them %s', (count, standing) => {
    expect(standingOf(seven.slice(0, count))).toBe(standing);
  });

  it('counts the counties of each standing, and those without an entry apart', () => {
    const report = checkCounties(
      [
        ...entries(seven),
        ...entries(seven.slice(0, 4), { county: 'Harris' }),
        ...entries(seven.slice(0, 1), { state: 'CA', county: 'Orange' }),
        ...entries(seven.slice(0, 1), { state: 'FL', county: 'Orange' }),
      ],
      3_143,
    );

    expect(report.counts).toEqual({ compliant: 1, needs_review: 1, non_compliant: 2 });
    expect(report.notInCatalog).toBe(3_139);
  });

  it.each([
    ['Satisfaction of mortgage', 'satisfaction or release'],
    ['Deed of reconveyance', 'satisfaction or release'],
    ['Release of lien', 'satisfaction or release'],
    ['Deed of trust', 'mortgage or deed of trust'],
    ['Grant deed', 'deed'],
    ['Mechanic’s lien', 'lien'],
  ])('takes a %s for one kind alone: %s', (name, keyword) => {
    expect(checkCounties(entries([name]), 10).counties[0]?.matched).toEqual([keyword]);
  });

  it('does not count what the county does not record', () => {
    const [county] = checkCounties(entries(['Warranty deed'], { isRecordable: false }), 10).counties;
    expect(county?.matched).toEqual([]);
    expect(county?.missing).toEqual(documentKeywords);
  });

  it('finds nothing in an empty catalog', () => {
    expect(checkCounties([], 3_143)).toEqual({
      counties: [],
      counts: { compliant: 0, needs_review: 0, non_compliant: 0 },
      notInCatalog: 3_143,
    });
  });
});
