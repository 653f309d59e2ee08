import fc from 'fast-check';
import { assess } from '@/lib/preflight/rules/assess';
import { planRepairs } from '@/lib/preflight/rules/repairs';
import type { Box } from '@/lib/preflight/schema';
import { measureRepaired, subjectOf, type Paper } from '@/tests/support/measured';

type Place = [state: string, fips: string, documentType: string];

const losAngeles: Place = ['CA', '06037', 'grant-deed'];
const harris: Place = ['TX', '48201', 'warranty-deed'];
const places: Place[] = [
  losAngeles,
  harris,
  ['FL', '12086', 'deed'],
  ['NY', '36061', 'deed'],
  ['NY', '36001', 'deed'],
  ['IL', '17031', 'warranty-deed'],
  ['OH', '39049', 'deed'],
];

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const SAFE = box(1, 4, 4, 3);

/** What was found on each page, and the page it was before a sheet was put in front. */
function findingsOf(subject: ReturnType<typeof subjectOf>, { sheets = 0 } = {}) {
  return assess(subject).findings.map(({ rule, severity, page }) =>
    [rule, severity, page === null || page === 1 ? page : page - sheets].join(' '),
  );
}

function repair(place: Place, paper: Paper) {
  const subject = subjectOf(place, paper);
  const repairs = [...new Set(assess(subject).findings.flatMap(({ repair: kind }) => kind ?? []))];
  const plan = planRepairs(subject.pages, subject.rules, { repairs, sheet: { title: 'Deed' } });
  return { subject, repairs, plan, repaired: measureRepaired(subject, paper, plan) };
}

describe('a repair', () => {
  it('does not make 8 points smaller in Texas, where at least 8 are asked for', () => {
    const { plan, repairs } = repair(harris, { ink: [[box(0.1, 0.1, 8.3, 10.8)]], type: 8 });

    expect(repairs).toEqual([]);
    expect(plan.pages).toEqual([]);
  });

  it('moves a page of 8 points that fits without becoming smaller', () => {
    const { plan } = repair(harris, { ink: [[box(0.1, 4, 4, 3)]], type: 8 });

    expect(plan.pages).toEqual([expect.objectContaining({ page: 1, scale: 1 })]);
  });

  it('leaves a page alone that misses no rule', () => {
    const paper = { ink: [[box(4, 1, 1, 1)], [box(0.1, 4, 1, 1)]], type: 12 };

    expect(repair(['IL', '17031', 'warranty-deed'], paper).plan.pages.map(({ page }) => page)).toEqual([2]);
  });

  it('never brings a finding that was not there before', () => {
    const side = fc.double({ min: 0, max: 10, noNaN: true });
    const length = fc.double({ min: 0.05, max: 10, noNaN: true });
    const page = fc.array(fc.tuple(side, side, length, length), { minLength: 1, maxLength: 4 });
    const size = fc.constantFrom<[number, number]>(
      [8.5, 11],
      [8.5, 14],
      [8.27, 11.69],
      [11, 8.5],
      [9, 14],
      [11, 17],
    );
    const paper = fc.record({
      ink: fc.array(page, { minLength: 1, maxLength: 3 }),
      size,
      type: fc.double({ min: 5, max: 14, noNaN: true }).map((points) => Math.round(points * 10) / 10),
      hasAnnotations: fc.boolean(),
      scan: fc.constantFrom(null, null, { dotsPerInch: 300 }),
      seen: fc.subarray(['return-address', 'tax-address', 'grantee-address', 'preparer'] as const),
    });

    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        paper,
        (place, { ink, size: [width, height], seen, ...rest }) => {
          const onSheet = ink.map((rectangles) =>
            rectangles.flatMap(([x, y, w, h]) =>
              x < width && y < height ? [box(x, y, Math.min(w, width - x), Math.min(h, height - y))] : [],
            ),
          );
          const { subject, plan, repaired } = repair(place, {
            ink: onSheet,
            size: [width, height],
            text: { seen },
            ...rest,
          });
          const before = findingsOf(subject);
          const sheets = plan.coverSheet ? 1 : 0;
          for (const finding of findingsOf(repaired, { sheets })) expect(before).toContain(finding);
        },
      ),
      { numRuns: 600 },
    );
  });
});

describe('a cover sheet', () => {
  const inTheSpace = { ink: [[box(4, 1, 3, 6)]] };

  it('carries the title of the document and not that of the kind that was chosen', () => {
    const { plan } = repair(losAngeles, { ...inTheSpace, text: { title: 'GENERAL WARRANTY DEED' } });

    expect(plan.coverSheet).toEqual({ title: 'GENERAL WARRANTY DEED' });
  });

  it('carries the kind that was chosen where no title was read', () => {
    const { plan } = repair(losAngeles, { ...inTheSpace, text: { title: null } });

    expect(plan.coverSheet).toEqual({ title: 'Deed' });
  });

  it('is said beforehand to carry another title than the kind that was chosen', () => {
    const subject = subjectOf(losAngeles, { ...inTheSpace, signs: { title: 'warranty deed' } });

    expect(assess(subject).findings).toContainEqual(
      expect.objectContaining({
        rule: 'document-title',
        text: expect.stringContaining(
          'The title on page 1 says warranty deed, and you chose grant deed. A cover sheet would carry the title of the document.',
        ),
      }),
    );
  });

  it('is not offered where one is in front already', () => {
    const { findings } = assess(
      subjectOf(losAngeles, { text: { isCoverSheet: true, seen: [], blank: ['return-address'] } }),
    );

    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'element-return-address', severity: 'reject' }),
    );
    expect(findings.flatMap(({ repair: kind }) => kind ?? [])).toEqual([]);
  });

  it('does not go in front of a page that would miss a margin behind it, and cannot be moved', () => {
    const paper = { ink: [[box(0.2, 1, 8, 1), SAFE]], hasAnnotations: true };

    expect(repair(losAngeles, paper).plan).toEqual({ pages: [], coverSheet: null });
  });
});
