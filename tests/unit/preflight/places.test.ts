import fc from 'fast-check';
import { areasOn, placeRulesOf } from '@/lib/preflight/rules/areas';
import { assess } from '@/lib/preflight/rules/assess';
import { planRepairs } from '@/lib/preflight/rules/repairs';
import type { Box } from '@/lib/preflight/schema';
import { findPageRules } from '@/lib/catalog/content/recording/page-rules';
import { subjectOf } from '@/tests/support/measured';

type Place = [state: string, fips: string, documentType: string];

const losAngeles: Place = ['CA', '06037', 'grant-deed'];
const harris: Place = ['TX', '48201', 'warranty-deed'];
const miami: Place = ['FL', '12086', 'deed'];
const newYork: Place = ['NY', '36061', 'deed'];
const cook: Place = ['IL', '17031', 'warranty-deed'];
const places = [losAngeles, harris, miami, newYork, cook];

const SAFE: Box = { x: 1, y: 4, width: 4, height: 3 };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const ofPlace = (rule: string) => /^(?:margin|edge|recorder-space)/.test(rule);
function findingsOf(place: Place, ink: Box[][]): (string | number | null)[][] {
  return assess(subjectOf(place, { ink }))
    .findings.filter(({ rule }) => ofPlace(rule) && rule !== 'margins')
    .map(({ rule, severity, page }) => [rule, severity, page]);
}

describe('where ink may be', () => {
  it.each([
    ['California: 0.4 in from the left', losAngeles, [[box(0.4, 4, 1, 1)]], [['margin-left', 'reject', 1]]],
    [
      'California: 0.1 in from the top',
      losAngeles,
      [[SAFE], [box(1, 0.1, 1, 1)]],
      [['edge-top', 'unknown', 2]],
    ],
    ['California: 0.5 in from the left', losAngeles, [[box(0.5, 4, 1, 1)]], []],
    [
      'California: 0.4 in from the right of page 2',
      losAngeles,
      [[SAFE], [box(7.2, 4, 0.9, 1)]],
      [['margin-right', 'reject', 2]],
    ],
    ['California: the return address at the top left', losAngeles, [[box(0.3, 0.5, 3, 1.5), SAFE]], []],
    [
      'California: text at the top right of page 1',
      losAngeles,
      [[box(4, 1, 3, 1)]],
      [['recorder-space', 'reject', 1]],
    ],
    ['California: text at the top right of page 2', losAngeles, [[SAFE], [box(4, 1, 3, 1)]], []],
    ['Texas: 0.3 in from each edge', harris, [[box(0.3, 0.3, 7.9, 10.4)]], []],
    ['Texas: 0.1 in from the left', harris, [[box(0.1, 4, 1, 1)]], [['edge-left', 'unknown', 1]]],
    ['Florida: in the 3 by 3 in of page 1', miami, [[box(6, 1, 1.5, 1)]], [['recorder-space', 'reject', 1]]],
    ['Florida: left of the 3 by 3 in', miami, [[box(1, 1, 4.4, 1)]], []],
    ['Florida: in the 3 in wide space of page 2 alone', miami, [[SAFE], [box(6, 0.5, 1, 0.3)]], []],
    [
      'Florida: in both readings of the space of page 2',
      miami,
      [[SAFE], [box(7.6, 0.5, 0.5, 0.3)]],
      [['recorder-space', 'reject', 2]],
    ],
    ['New York: wherever it is but for the edges', newYork, [[box(0.3, 0.3, 7.9, 10.4)]], []],
    ['Illinois: 0.4 in from the bottom', cook, [[box(1, 9.6, 1, 1)]], [['margin-bottom', 'fee', 1]]],
    [
      'Illinois: in the 5 by 3 in and the 3 by 5 in',
      cook,
      [[box(6, 1, 1.5, 1)]],
      [['recorder-space', 'fee', 1]],
    ],
    ['Illinois: in one of the two alone', cook, [[box(4, 1, 1, 1)]], []],
  ] as const)('%s', (_, place, ink, expected) => {
    expect(
      findingsOf(
        place as Place,
        ink.map((page) => [...page]),
      ),
    ).toEqual(expected);
  });

  it('says the measured number and the required one, with the place', () => {
    const { findings } = assess(subjectOf(losAngeles, { ink: [[SAFE], [box(0.21, 4, 1, 1)]] }));
    const margin = findings.find(({ rule }) => rule === 'margin-left');

    expect(margin).toMatchObject({
      text: 'Ink reaches 0.21 in from the left edge of page 2. 0.5 in is required.',
      source: { kind: 'statute', title: 'Cal. Gov. Code § 27361.6' },
      asOf: '2023-01',
      repair: 'scale-pages',
    });
    expect(margin?.box?.x).toBeCloseTo(0.21 * 72);
  });

  it.each([harris, losAngeles])(
    'tells of an edge as our own advice, without a rule, in %s %s',
    (...place) => {
      const { findings } = assess(subjectOf(place, { ink: [[SAFE], [box(1, 0.1, 1, 1)]] }));
      const [edge] = findings.filter(({ rule }) => rule === 'edge-top');

      expect(edge).toMatchObject({
        isAdvice: true,
        text: 'Ink reaches 0.1 in from the top edge of page 2. No rule that we have read asks for a margin there, but many printers and copiers lose the outer 0.25 in.',
      });
      expect(edge).not.toHaveProperty('source');
    },
  );

  it('says in Illinois what may be in the margin all the same', () => {
    const { findings } = assess(subjectOf(cook, { ink: [[box(1, 9.6, 1, 1)]] }));

    expect(findings[0]?.text).toContain(
      'Page numbers, form numbers and notes that decide nothing may be in it.',
    );
  });

  it('lets a page number stand in the margin of Illinois, and nothing beside it', () => {
    const number = { x: 72, y: 756, width: 60, height: 12 };
    const ofNumber = subjectOf(cook, { ink: [[SAFE, box(1, 10.55, 0.7, 0.1)]], text: { notes: [number] } });
    const withMore = subjectOf(cook, { ink: [[SAFE, box(1, 10.55, 4, 0.1)]], text: { notes: [number] } });

    expect(assess(ofNumber).findings).toEqual([]);
    expect(assess(withMore).findings.map(({ rule }) => rule)).toEqual(['margin-bottom']);
  });

  it('never gets worse by less ink', () => {
    const side = fc.double({ min: 0.2, max: 4, noNaN: true });
    const share = fc.double({ min: 0.05, max: 0.95, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.tuple(side, side, side, side),
        fc.tuple(share, share),
        (place, at, by) => {
          const outer = box(...at);
          const [width, height] = [outer.width * by[0], outer.height * by[1]];
          const inner = box(
            outer.x + (outer.width - width) / 2,
            outer.y + (outer.height - height) / 2,
            width,
            height,
          );
          const before = findingsOf(place, [[outer], [outer]]).map(String);
          for (const finding of findingsOf(place, [[inner], [inner]]))
            expect(before).toContain(String(finding));
        },
      ),
    );
  });
});

describe('a repair', () => {
  it.each(places)('in %s %s puts ink that is anywhere where the rules let it be', (...place) => {
    const subject = subjectOf(place, {
      ink: [[box(0.05, 0.05, 8.4, 7)], [box(0.05, 0.05, 8.4, 7)]],
      type: 14,
    });
    const plan = planRepairs(subject.pages, subject.rules, {
      repairs: ['scale-pages'],
      sheet: { title: 'Deed' },
    });
    const moved = plan.pages.map(({ ink, at, scale, page, sheet }) => ({
      page,
      sheet,
      box: { x: at.x, y: at.y, width: ink.width * scale, height: ink.height * scale },
    }));

    expect(moved.map(({ page }) => page)).toEqual([1, 2]);
    for (const { page, sheet, box: placed } of moved) {
      const areas = areasOn(placeRulesOf(findPageRules(place[0], place[1])?.rules ?? null), {
        ...sheet,
        page,
      });
      const inFirstChoice = areas.filter((area) => area.kind !== 'reserved' || area.choice === 0);
      for (const { box: area } of inFirstChoice) {
        const isApart =
          placed.x >= area.x + area.width ||
          placed.x + placed.width <= area.x ||
          placed.y >= area.y + area.height ||
          placed.y + placed.height <= area.y;
        expect(isApart).toBe(true);
      }
    }
  });

  it('leaves a page as it is that would become too small to read', () => {
    const subject = subjectOf(cook, { ink: [[box(0, 0, 17, 22)]], size: [17, 22] });

    expect(
      planRepairs(subject.pages, subject.rules, { repairs: ['scale-pages'], sheet: { title: 'Deed' } }).pages,
    ).toEqual([]);
  });

  it('makes no cover sheet where the office makes its own', () => {
    const subject = subjectOf(newYork);

    expect(
      planRepairs(subject.pages, subject.rules, { repairs: ['cover-sheet'], sheet: { title: 'Deed' } }),
    ).toEqual({
      pages: [],
      coverSheet: null,
    });
  });
});
