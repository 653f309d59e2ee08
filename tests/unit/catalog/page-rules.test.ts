import { countiesOf } from '@/lib/catalog/content/counties';
import { findPageRules, pageRules } from '@/lib/catalog/content/recording/page-rules';
import { findRecording, recordingStates } from '@/lib/catalog/content/recording/states';
import { getState } from '@/lib/catalog/content/states';

type Dated = { asOf: string; source: { title: string; url?: string } };

/** Everything with a date and a source. */
function datedIn(value: unknown): Dated[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('asOf' in value && 'source' in value) return [value as Dated];
  return Object.values(value).flatMap(datedIn);
}

describe('the page rules as values', () => {
  it('are there for each state of the prose catalog', () => {
    expect(pageRules.map(({ state }) => state)).toEqual(recordingStates.map(({ code }) => code));
  });

  it.each(pageRules)('of $state were read where a sentence of the catalog says so', (rules) => {
    const prose = datedIn(findRecording(rules.state)?.requirements).map(
      ({ source, asOf }) => `${source.title} ${asOf}`,
    );
    const values = datedIn(rules);

    expect(values.length).toBeGreaterThan(8);
    for (const { source, asOf } of values) expect(prose).toContain(`${source.title} ${asOf}`);
  });

  it.each(pageRules)('of $state are of counties that exist', ({ state, counties }) => {
    const known = countiesOf(getState(state).fips).map(({ fips }) => fips);

    expect(known).toEqual(expect.arrayContaining(Object.keys(counties)));
  });

  it('take the county’s own where it has any, and the state’s otherwise', () => {
    expect(findPageRules('TX', '48201')).toMatchObject({
      isOfCounty: true,
      rules: { fees: { firstPage: { value: 2_500 } } },
    });
    expect(findPageRules('TX', '48453')).toMatchObject({
      isOfCounty: false,
      rules: { fees: { firstPage: { value: null } } },
    });
    expect(findPageRules('OH', '39049')).toBeNull();
  });
});
