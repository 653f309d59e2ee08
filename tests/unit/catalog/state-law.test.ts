import { getNotaryLaw, notaryLaws } from '@/lib/catalog/content/notary-law';
import { findStateReading } from '@/lib/catalog/content/state-readings';
import { findStateBySlug, stateName, states } from '@/lib/catalog/content/states';
import {
  countRonStandings,
  feeText,
  lawRows,
  lawSummary,
  maxFeeText,
  overviewRow,
  ronText,
  termText,
} from '@/lib/catalog/rules/notary-law';
import type { Fact, NotaryLaw } from '@/lib/catalog/schema';

function fact<T>(value: T): Fact<T> {
  return { value, asOf: '2026-11-21', source: { kind: 'statute', title: 'Statute § 1' } };
}

const plain: NotaryLaw = {
  code: 'OH',
  termYears: fact(5),
  commissionFeeCents: fact(1_550),
  bondCents: fact(0),
  maxFeePerActCents: fact('no_limit'),
  ron: fact('permanent'),
};
const nothing: NotaryLaw = {
  code: 'OH',
  termYears: 'unknown',
  commissionFeeCents: 'unknown',
  bondCents: 'unknown',
  maxFeePerActCents: 'unknown',
  ron: 'unknown',
};

const rowsOf = (code: string) => lawRows(getNotaryLaw(code), findStateReading(code));
const rowOf = (code: string, name: string) => rowsOf(code).find((row) => row.name.startsWith(name));

describe('a state', () => {
  it('is named by its code, and there is none for a code that no state has', () => {
    expect(stateName('NH')).toBe('New Hampshire');
    expect(() => stateName('XX')).toThrow('No state XX');
  });

  it('is found by the word that stands for it in addresses', () => {
    expect(findStateBySlug('new-york')?.code).toBe('NY');
    expect(findStateBySlug('NY')).toBeNull();
  });
});

describe('the law of the states', () => {
  it('is there for each of the 50 states exactly once', () => {
    expect(notaryLaws.map(({ code }) => code).sort()).toEqual(states.map(({ code }) => code).sort());
    expect(new Set(states.map(({ slug }) => slug)).size).toBe(50);
  });

  it('has a month and a source for every fact that is known', () => {
    const facts = notaryLaws.flatMap((law) =>
      [law.termYears, law.commissionFeeCents, law.bondCents, law.maxFeePerActCents, law.ron].filter(
        (each) => each !== 'unknown',
      ),
    );

    expect(facts.length).toBeGreaterThan(200);
    facts.forEach(({ asOf, source }) => {
      expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])(-\d\d)?$/);
      expect(source.title.trim()).not.toBe('');
    });
  });

  it('is counted by its standing on remote notarization', () => {
    const counts = countRonStandings(notaryLaws);

    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(50);
    expect(countRonStandings([plain, nothing])).toEqual({
      permanent: 1,
      enacted: 0,
      not_authorized: 0,
      unknown: 1,
    });
  });
});

describe('facts in words', () => {
  it('says what is unknown, without a guess', () => {
    const texts = [
      termText(nothing.termYears),
      feeText(nothing.commissionFeeCents),
      maxFeeText(nothing.maxFeePerActCents),
      ronText(nothing.ron),
    ];

    expect(texts).toEqual(['Unknown', 'Unknown', 'Unknown', 'Unknown']);
  });

  it('knows a commission for life and one of a single year', () => {
    expect(termText(fact('life'))).toBe('For life');
    expect(termText(fact(1))).toBe('1 year');
  });

  it('says that no bond is asked for, and that no limit is named', () => {
    expect(feeText(plain.bondCents)).toBe('None');
    expect(maxFeeText(plain.maxFeePerActCents)).toBe('No limit named');
  });

  it('fit one row of the overview', () => {
    const ohio = { name: 'Ohio', code: 'OH', fips: '39', slug: 'ohio' };

    expect(overviewRow(ohio, plain)).toEqual([
      'ohio',
      'OH',
      'Ohio',
      '5 years',
      '$15.50',
      'None',
      'In operation',
      '2026-11',
    ]);
    expect(overviewRow(ohio, nothing).slice(3)).toEqual(['Unknown', 'Unknown', 'Unknown', 'Unknown', '']);
  });

  it('describe a state in one sentence that no other state has', () => {
    const all = states.map(({ code, name }) => lawSummary(name, getNotaryLaw(code)));

    expect(lawSummary('Ohio', plain)).toBe(
      'Notaries in Ohio: term 5 years, fee $15.50, bond none, remote notarization in operation. With dates, sources and certificates.',
    );
    expect(new Set(all).size).toBe(50);
  });
});

describe('the guide next to the law', () => {
  it('differs for New York, where remote notarization has been in operation since January 31, 2023', () => {
    expect(rowOf('NY', 'Remote')).toMatchObject({
      value: 'In operation',
      reading: 'Not allowed',
      isDifferent: true,
      note: expect.stringContaining('January 31, 2023'),
    });
  });

  it('differs for California, where it is not in operation before the state system or January 1, 2030', () => {
    expect(rowOf('CA', 'Remote')).toMatchObject({
      value: 'Enacted, not in operation',
      reading: 'Allowed',
      isDifferent: true,
      note: expect.stringContaining('January 1, 2030'),
    });
  });

  it('agrees for Texas', () => {
    expect(rowsOf('TX').filter(({ isDifferent }) => isDifferent)).toEqual([]);
    expect(rowsOf('TX').map(({ reading }) => reading)).toEqual([
      '4 years',
      '$21',
      '$10,000',
      'Every 4 years',
      undefined,
      'Allowed',
    ]);
  });

  it('says nothing about a state that it does not cover', () => {
    expect(rowsOf('OH').filter(({ reading }) => reading !== undefined)).toEqual([]);
  });

  it('does not differ from a law that we have not read', () => {
    const rows = lawRows(nothing, { code: 'OH', notaryTermYears: 4, ronAllowed: true });

    expect(rows.filter(({ isDifferent }) => isDifferent)).toEqual([]);
    expect(rows.map(({ value }) => value)).toEqual(Array(6).fill('Unknown'));
  });
});
