import { findCounty, findCountyByName } from '@/lib/catalog/queries';

describe('a county', () => {
  it.each([
    ['48453', 'Travis County, TX'],
    ['22071', 'Orleans Parish, LA'],
    ['11001', 'District of Columbia'],
  ])('of the code %s is %s', (fips, title) => {
    expect(findCounty(fips)).toEqual({ fips, title });
  });

  it.each(['48999', '99001', '', 'Travis'])('is none of the code “%s”', (fips) => {
    expect(findCounty(fips)).toBeNull();
  });

  it.each([
    ['Travis', 'TX', '48453'],
    ['TRAVIS COUNTY', 'TX', '48453'],
    ['Prince Georges', 'MD', '24033'],
    ['Prince George’s County', 'MD', '24033'],
    ['Orleans Parish', 'LA', '22071'],
    ['Doña Ana', 'NM', '35013'],
    ['Dona Ana', 'NM', '35013'],
    ['St. Louis County', 'MO', '29189'],
    ['City of St. Louis', 'MO', '29510'],
    ['Baltimore', 'MD', '24005'],
  ])('is found by %s, %s', (name, state, fips) => {
    expect(findCountyByName(name, state)?.fips).toBe(fips);
  });

  it.each([
    ['Travis', 'CA'],
    ['Nowhere', 'TX'],
    ['', 'TX'],
    ['Travis', 'ZZ'],
  ])('is not found by “%s”, %s', (name, state) => {
    expect(findCountyByName(name, state)).toBeNull();
  });
});
