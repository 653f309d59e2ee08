import { compliancePaper } from '@/lib/catalog/content/compliance-report';
import { notaryLaws } from '@/lib/catalog/content/notary-law';
import { countStandings } from '@/lib/catalog/rules/compliance-standing';
import { checkState, checkStates } from '@/lib/catalog/rules/state-compliance';
import type { Fact, NotaryLaw } from '@/lib/catalog/schema';
import { paperText } from '@/lib/paper/paper-text';

const today = new Date('2026-11-21T12:00:00Z');

function fact<T>(value: T, asOf = '2026-11', title = 'Statute § 1'): Fact<T> {
  return { value, asOf, source: { kind: 'statute', title } };
}

function law(changes: Partial<NotaryLaw> = {}): NotaryLaw {
  return {
    code: 'CA',
    termYears: fact(4),
    commissionFeeCents: fact(4_000),
    bondCents: fact(0),
    maxFeePerActCents: fact(1_500),
    ron: fact('permanent'),
    ...changes,
  };
}

describe('the standing of a state', () => {
  it('is compliant when all five facts are known, sourced and young', () => {
    expect(checkState(law(), today)).toEqual({ code: 'CA', standing: 'compliant', sound: 5, reasons: [] });
  });

  it.each([
    [1, 'needs_review'],
    [2, 'needs_review'],
    [3, 'non_compliant'],
    [5, 'non_compliant'],
  ] as const)('with %i facts missing is %s', (missing, standing) => {
    const names = ['termYears', 'commissionFeeCents', 'bondCents', 'maxFeePerActCents', 'ron'].slice(
      0,
      missing,
    );

    const result = checkState(law(Object.fromEntries(names.map((name) => [name, 'unknown']))), today);

    expect(result).toMatchObject({ standing, sound: 5 - missing });
    expect(result.reasons).toHaveLength(missing);
  });
});

describe('a fact', () => {
  it.each([
    ['2026-11', 5],
    ['2026-11-21', 5],
    ['2026-11-22', 4],
    ['2026-12', 4],
    ['2027-01', 4],
    ['2024-12', 5],
    ['2024-12-31', 5],
    ['2024-11', 4],
    ['2024-11-30', 4],
    ['2020-01', 4],
    ['sometime', 4],
  ])('checked %s leaves %i sound facts', (asOf, sound) => {
    expect(checkState(law({ termYears: fact(4, asOf) }), today).sound).toBe(sound);
  });

  it('that is too old is named with its age', () => {
    expect(checkState(law({ bondCents: fact(0, '2024-06') }), today).reasons).toEqual([
      'Bond: last checked 29 months ago, in June 2024.',
    ]);
  });

  it('that is dated in the future is a mistake, and named so', () => {
    expect(checkState(law({ bondCents: fact(0, '2027-06') }), today).reasons).toEqual([
      'Bond: has a date in the future, 2027-06.',
    ]);
  });

  it('that is unknown is named as not read', () => {
    expect(checkState(law({ ron: 'unknown' }), today).reasons).toEqual([
      'Remote online notarization: not read in a source yet.',
    ]);
  });

  it('without a source does not count', () => {
    expect(checkState(law({ termYears: fact(4, '2026-11', ' ') }), today).reasons).toEqual([
      'Length of a commission: has no source.',
    ]);
  });
});

describe('the check of the catalog', () => {
  const results = checkStates(notaryLaws, today);

  it('puts each of the 50 states into one standing', () => {
    const { compliant, needs_review, non_compliant } = countStandings(results);

    expect(results).toHaveLength(50);
    expect(compliant + needs_review + non_compliant).toBe(50);
  });

  it('finds what the catalog itself calls unknown', () => {
    const georgia = results.find(({ code }) => code === 'GA');
    const isUnknown = notaryLaws.find(({ code }) => code === 'GA')?.commissionFeeCents === 'unknown';

    expect(georgia?.reasons.includes('Commission fee: not read in a source yet.')).toBe(isUnknown);
  });

  it('becomes a report with the counts and a line for each state', () => {
    const results = [
      checkState(law(), today),
      checkState(law({ code: 'TX', ron: 'unknown', termYears: 'unknown' }), today),
    ];

    const text = paperText(compliancePaper(results, '2026-11-21'));

    expect(text).toContain('- Compliant: 1\n- Needs review: 1\n- Non-compliant: 0');
    expect(text).toContain('- California: Compliant, 5 of 5.');
    expect(text).toContain('- Texas: Needs review, 3 of 5.');
  });
});
