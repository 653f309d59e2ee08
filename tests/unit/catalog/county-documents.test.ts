import { filterDocuments, readFilter } from '@/components/catalog/counties/document-filter';
import { countiesOf } from '@/lib/catalog/content/counties';
import { countyForms } from '@/lib/catalog/content/county-forms';
import { ronListedStates } from '@/lib/catalog/content/recording/ron-list';
import { states } from '@/lib/catalog/content/states';
import { canDownload } from '@/lib/catalog/rules/protected-download';
import { compareRonList } from '@/lib/catalog/rules/ron-list';
import type { NotaryLaw, RonStanding } from '@/lib/catalog/schema';
import { countyDocuments, countyPageStates } from '@/lib/samples/county-documents';

const places = states
  .filter(({ slug }) => countyPageStates.includes(slug))
  .map(({ slug, name, fips }) => ({ slug, name, counties: countiesOf(fips) }));

const filter = (query: string) => readFilter(new URLSearchParams(query), places);
const idsOf = (query: string) => filterDocuments(filter(query)).map(({ id }) => id);

describe('the sample documents', () => {
  it('have the fee ranges of their states', () => {
    const fees = countyDocuments.map(({ state, recordingFee }) => [state, recordingFee]);
    expect(fees).toEqual([
      ['california', '$25-50'],
      ['california', '$15-25'],
      ['texas', '$30-75'],
      ['florida', '$10-35'],
    ]);
  });

  it('are all protected, each with a hash and its own label', () => {
    expect(countyDocuments.every(canDownload)).toBe(true);
    expect(countyDocuments.every(({ blockchainHash }) => /^[0-9a-f]{64}$/.test(blockchainHash))).toBe(true);
    expect(new Set(countyDocuments.map(({ blockchainHash }) => blockchainHash)).size).toBe(4);
    expect(new Set(countyDocuments.map(({ qrCode }) => qrCode)).size).toBe(4);
  });

  it('name counties that exist in their state', () => {
    for (const { state, counties } of countyDocuments) {
      const names = places.find(({ slug }) => slug === state)?.counties.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(counties));
    }
  });

  it('have a blank form each', () => {
    expect(countyDocuments.map(({ formName }) => formName).sort()).toEqual(Object.keys(countyForms).sort());
  });
});

describe('a download', () => {
  it('requires the protected flag', () => {
    expect(canDownload({ deedGuardProtected: true })).toBe(true);
    expect(canDownload({ deedGuardProtected: false })).toBe(false);
  });
});

describe('the filter of the county page', () => {
  it.each([
    ['', 4],
    ['state=california', 2],
    ['state=new-york', 0],
    ['state=california&county=orange', 1],
    ['state=florida&county=orange', 1],
    ['type=estate-planning', 1],
    ['type=lien-release', 0],
    ['search=travis', 1],
    ['search=CONFIDENTIALITY', 1],
    ['state=texas&search=mortgage', 0],
  ])('shows for "%s" %i documents', (query, count) => {
    expect(idsOf(query)).toHaveLength(count);
  });

  it('says which state, county or type it does not know', () => {
    expect(filter('state=ohio').unknown).toBe('This page has no state called “ohio”.');
    expect(filter('state=texas&county=kern').unknown).toBe('Texas has no county called “kern”.');
    expect(filter('type=will').unknown).toBe('This page has no document type called “will”.');
    expect(filter('state=texas&county=harris&type=lien-release').unknown).toBe('');
  });

  it('takes a county without a state for nothing', () => {
    expect(filter('county=harris')).toMatchObject({ county: null, unknown: '' });
  });
});

describe('the list of states with remote notarization', () => {
  it('names 30 states, and not California', () => {
    expect(new Set(ronListedStates).size).toBe(30);
    expect(ronListedStates).not.toContain('CA');
    expect(states.map(({ code }) => code)).toEqual(expect.arrayContaining(ronListedStates));
  });

  const law = (code: string, value: RonStanding | 'unknown'): NotaryLaw => ({
    code,
    termYears: 'unknown',
    commissionFeeCents: 'unknown',
    bondCents: 'unknown',
    maxFeePerActCents: 'unknown',
    ron:
      value === 'unknown' ? value : { value, asOf: '2026-11', source: { kind: 'statute', title: 'A law' } },
  });

  it('differs from the law where the law allows what it leaves out, or does not allow what it lists', () => {
    const laws = [law('TX', 'permanent'), law('NY', 'permanent'), law('CA', 'enacted'), law('UT', 'enacted')];
    const found = compareRonList(['TX', 'UT'], laws).map(({ code, isListed }) => [code, isListed]);
    expect(found).toEqual([
      ['NY', false],
      ['UT', true],
    ]);
  });

  it('is not compared with a law that nobody has read', () => {
    expect(compareRonList([], [law('NY', 'unknown')])).toEqual([]);
  });
});
