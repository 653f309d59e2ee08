import { countiesOf } from '@/lib/catalog/content/counties';
import { findOtherRecorder } from '@/lib/catalog/content/recording/recorders';
import { findRecording, recordableDocuments, recordingStates } from '@/lib/catalog/content/recording/states';
import { getState, states } from '@/lib/catalog/content/states';
import { checkCounties } from '@/lib/catalog/rules/county-compliance';
import { templateFileName, templateText } from '@/lib/catalog/rules/recordable-document';

function entryOf(county: string, documentName: string) {
  const found = recordableDocuments.find(
    (entry) => entry.county === county && entry.documentName === documentName,
  );
  if (!found) throw new Error(`No ${documentName} in ${county}`);
  return found;
}

describe('the recording catalog', () => {
  it.each([
    ['CA', 'Los Angeles', 'Grant deed'],
    ['TX', 'Harris', 'Warranty deed'],
    ['FL', 'Miami-Dade', 'Mortgage'],
    ['NY', 'New York', 'Satisfaction of mortgage'],
  ])('begins in %s with %s: %s', (code, county, documentName) => {
    expect(findRecording(code)?.documents[0]).toMatchObject({
      state: code,
      county,
      documentName,
      isRecordable: true,
      requiresNotary: true,
      lastUpdated: '2026-11-21',
    });
  });

  it('covers five states, each from page size to fees', () => {
    expect(recordingStates.map(({ code }) => code)).toEqual(['CA', 'FL', 'IL', 'NY', 'TX']);
    for (const { requirements } of recordingStates)
      expect(requirements.map(({ label }) => label)).toEqual([
        'Page size',
        'Margins',
        'Font',
        'Tax',
        'Notary',
        'Names and numbers',
        'Fees',
      ]);
  });

  it('keeps the readings of California next to the law, which names no minimum font', () => {
    const requirements = findRecording('CA')?.requirements ?? [];
    const [margins, font] = ['Margins', 'Font'].map((label) =>
      requirements.find((one) => one.label === label),
    );
    expect(margins?.reading).toBe('Top 2.5 in, other sides 0.5 in.');
    expect(font?.reading).toBe('Minimum font 10 pt.');
    expect(font?.facts[0]?.value).toContain('names no minimum');
    expect(font?.facts[0]?.source.title).toBe('Cal. Gov. Code § 27361.6');
    expect(entryOf('Los Angeles', 'Grant deed').minFontSize).toBe(10);
  });

  it('asks for documentary stamps in Florida alone', () => {
    const stamped = recordableDocuments.filter((entry) => entry.requiresDocStamp);
    expect(stamped.map(({ state, documentName }) => [state, documentName])).toEqual([
      ['FL', 'Mortgage'],
      ['FL', 'Deed'],
    ]);
  });

  it('has a dated source with an address for every fact and every entry', () => {
    const facts = recordingStates.flatMap(({ requirements }) => requirements.flatMap((one) => one.facts));
    expect(facts.length).toBeGreaterThan(30);
    for (const { asOf, source } of facts) {
      expect(asOf).toMatch(/^20\d\d-\d\d/);
      expect(source.url).toMatch(/^https?:\/\//);
    }
    for (const { source, countyUrl } of recordableDocuments) {
      expect(source.url).toMatch(/^https?:\/\//);
      expect(countyUrl).toMatch(/^https:\/\//);
    }
  });

  it('names counties that exist', () => {
    for (const { state, county } of recordableDocuments) {
      expect(countiesOf(getState(state).fips).map(({ name }) => name)).toContain(county);
    }
  });

  it('is checked as it is: four counties compliant, New York to review, the others not in it', () => {
    const { counts, notInCatalog } = checkCounties(recordableDocuments, 3_143);
    expect(counts).toEqual({ compliant: 4, needs_review: 1, non_compliant: 0 });
    expect(notInCatalog).toBe(3_138);
  });

  it('knows the five states in which no county records', () => {
    const elsewhere = states.map(({ code }) => code).filter((code) => findOtherRecorder(code));
    expect(elsewhere).toEqual(['AK', 'CT', 'HI', 'RI', 'VT']);
  });
});

describe('a template', () => {
  it.each([
    ['Los Angeles', 'Grant deed', 'California', 'grant-deed-california-los-angeles.txt'],
    ['Los Angeles', 'Mechanic’s lien', 'California', 'mechanics-lien-california-los-angeles.txt'],
    ['Miami-Dade', 'Mortgage', 'Florida', 'mortgage-florida-miami-dade.txt'],
    ['New York', 'Satisfaction of mortgage', 'New York', 'satisfaction-of-mortgage-new-york-new-york.txt'],
  ])('of %s, %s, is named from document, state and county', (county, documentName, stateName, fileName) => {
    expect(templateFileName(entryOf(county, documentName), stateName)).toBe(fileName);
  });

  it('holds what the recorder looks at', () => {
    const text = templateText(entryOf('Los Angeles', 'Grant deed'), 'California');
    expect(text).toContain('GRANT DEED (GD)\nLos Angeles County, California');
    expect(text).toContain('- Margins: Top 2.5 in on the first page, other sides 0.5 in.');
    expect(text).toContain('- Smallest type: 10 points');
    expect(text).toContain('- Notary: required');
    expect(text).toContain('- Documentary stamps: not required');
    expect(text).toContain('- Transfer tax: required');
    expect(text).toContain('- Fee: $15.00 for the first page.');
    expect(text).toContain('Last updated November 21, 2026.');
  });

  it('says what nobody has read in a source', () => {
    expect(templateText(entryOf('Los Angeles', 'Mechanic’s lien'), 'California')).toContain(
      '- Notary: not read in a source',
    );
    expect(templateText(entryOf('Miami-Dade', 'Mortgage'), 'Florida')).toContain(
      '- Smallest type: not read in a source',
    );
  });
});
