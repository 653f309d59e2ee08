import { countiesOf } from '@/lib/catalog/content/counties';
import { recordableDocuments } from '@/lib/catalog/content/recording/states';
import { getState } from '@/lib/catalog/content/states';
import { assess } from '@/lib/preflight/rules/assess';
import type { Box, FeeLine } from '@/lib/preflight/schema';
import { subjectOf, type Paper } from '@/tests/support/measured';

const SAFE: Box = { x: 1, y: 4, width: 4, height: 3 };
const pages = (count: number): Box[][] => Array.from({ length: count }, () => [SAFE]);

function feeOf(place: [string, string, string], paper: Paper = {}) {
  return assess(subjectOf(place, paper)).fee;
}

const sure = (lines: FeeLine[]) =>
  lines.filter(({ isSure }) => isSure).map(({ label, amount }) => [label, amount]);

describe('the fee', () => {
  it.each([
    ['Harris, 1 page', ['TX', '48201', 'warranty-deed'], 1, 25],
    ['Harris, 3 pages', ['TX', '48201', 'warranty-deed'], 3, 33],
    ['Los Angeles, a deed of 3 pages', ['CA', '06037', 'grant-deed'], 3, 28],
    ['Los Angeles, an affidavit of 2 pages', ['CA', '06037', 'affidavit-of-death'], 2, 18],
    ['Miami-Dade, 2 pages', ['FL', '12086', 'deed'], 2, 18.5],
    ['Manhattan, 1 page', ['NY', '36061', 'deed'], 1, 42],
    ['Manhattan, 4 pages', ['NY', '36061', 'deed'], 4, 57],
    ['Richmond, 2 pages', ['NY', '36085', 'deed'], 2, 36],
    ['Westchester, 2 pages', ['NY', '36119', 'deed'], 2, 55],
    ['Cook, however many pages', ['IL', '17031', 'warranty-deed'], 9, 107],
    ['Travis, whose additions we have not read', ['TX', '48453', 'warranty-deed'], 1, null],
    ['Albany, whose fee we have not read', ['NY', '36001', 'deed'], 1, null],
    ['Franklin, Ohio', ['OH', '39049', 'deed'], 1, null],
  ] as const)('of %s', (_, place, count, total) => {
    expect(feeOf([...place], { ink: pages(count) }).total).toBe(total);
  });

  it('counts pages twice that miss a requirement in Texas, by the part that the statute sets', () => {
    const { lines, total } = feeOf(['TX', '48201', 'warranty-deed'], { ink: pages(3), size: [9, 11] });

    expect(sure(lines)).toEqual([
      ['First page', 25],
      ['2 further pages', 8],
      ['Pages that miss a requirement, counted twice', 13],
    ]);
    expect(total).toBe(46);
  });

  it.each([
    [1, 25],
    [4, 34],
  ])(
    'adds the greater of $25 and twice the fee of %i pages without an address of the grantee',
    (count, amount) => {
      const { lines } = feeOf(['TX', '48201', 'warranty-deed'], {
        ink: pages(count),
        text: { seen: ['confidentiality-notice'] },
      });

      expect(sure(lines)).toContainEqual(['No mailing address of the grantee', amount]);
    },
  );

  it('adds $3 for each page in California when one has another size', () => {
    const { lines } = feeOf(['CA', '06037', 'grant-deed'], { ink: pages(3), size: [8.5, 14] });

    expect(sure(lines)).toContainEqual(['Pages of another size', 9]);
  });

  it('is another one in New York City for type below 8 points', () => {
    expect(feeOf(['NY', '36061', 'deed'], { type: 6 }).total).toBe(64);
  });

  it.each([
    [
      'New York City',
      ['NY', '36061', 'deed'],
      [
        ['Document', 32],
        ['3 pages', 15],
        ['Cover page', 5],
      ],
    ],
    [
      'Richmond County',
      ['NY', '36085', 'deed'],
      [
        ['Document', 10],
        ['3 pages', 6],
        ['Surcharge', 20],
        ['Endorsement page', 2],
      ],
    ],
    [
      'Westchester County',
      ['NY', '36119', 'deed'],
      [
        ['Document', 45],
        ['3 pages', 15],
      ],
    ],
    ['Cook County', ['IL', '17031', 'warranty-deed'], [['Document, whatever its number of pages', 107]]],
  ] as const)('names the document and its pages apart in %s', (_, place, lines) => {
    expect(sure(feeOf([...place], { ink: pages(3) }).lines)).toEqual(lines);
  });

  it.each(recordableDocuments)('of a $documentName in $county begins with what its page says', (entry) => {
    const { state, county, documentTypeCode, baseFeeCents, baseFeeFor } = entry;
    const fips = countiesOf(getState(state).fips).find(({ name }) => name === county)?.fips ?? '';
    const [first] = feeOf([state, fips, documentTypeCode.toLowerCase().replaceAll('_', '-')]).lines;

    expect(first).toMatchObject({ amount: baseFeeCents / 100, isSure: true });
    expect(first?.label).toMatch(baseFeeFor ? /^Document/ : 'First page');
  });

  it('is open in Cook County for a nonstandard document', () => {
    const { lines, total } = feeOf(['IL', '17031', 'warranty-deed'], { size: [8.5, 14] });

    expect(sure(lines)).toContainEqual(['Nonstandard document', null]);
    expect(total).toBeNull();
  });

  it('names what may come on top, outside of the total', () => {
    const { lines } = feeOf(['CA', '06037', 'grant-deed']);
    const possible = lines.filter(({ isSure }) => !isSure).map(({ label, amount }) => [label, amount]);

    expect(possible).toContainEqual(['Building Homes and Jobs Act', 75]);
    expect(possible).toContainEqual(['Documentary transfer tax', null]);
  });

  it('has a dated source for each line that we have read', () => {
    for (const line of feeOf(['CA', '06037', 'grant-deed']).lines) {
      expect(line.source?.title).toBeTruthy();
      expect(line.asOf).toMatch(/^20\d\d-\d\d/);
    }
  });
});
