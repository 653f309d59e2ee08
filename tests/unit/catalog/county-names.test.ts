import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countiesOf, countyCount } from '@/lib/catalog/content/counties';
import { states } from '@/lib/catalog/content/states';
import { generateCounties } from '@/scripts/generate-counties';

const all = states.flatMap(({ fips }) => countiesOf(fips));

describe('the counties', () => {
  it('are 3,143, the District of Columbia among them', () => {
    expect(countyCount).toBe(3_143);
    expect(countiesOf('11').map(({ name }) => name)).toEqual(['District of Columbia']);
    expect(all).toHaveLength(3_142);
  });

  it.each([
    ['California', '06', 58],
    ['Texas', '48', 254],
    ['Florida', '12', 67],
    ['New York', '36', 62],
  ])('of %s are counted', (_state, fips, count) => {
    expect(countiesOf(fips)).toHaveLength(count);
  });

  it('have a FIPS code of five digits that no other has', () => {
    expect(all.every(({ fips }) => /^\d{5}$/.test(fips))).toBe(true);
    expect(new Set(all.map(({ fips }) => fips)).size).toBe(all.length);
  });

  it.each(states.map(({ name, fips }) => [name, fips]))(
    'of %s have a name and an address each',
    (_name, fips) => {
      const counties = countiesOf(fips);
      expect(counties.length).toBeGreaterThan(0);
      expect(new Set(counties.map(({ name }) => name)).size).toBe(counties.length);
      expect(new Set(counties.map(({ slug }) => slug)).size).toBe(counties.length);
      expect(counties.every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true);
    },
  );

  it('tell a city from the county of the same name', () => {
    const baltimore = countiesOf('24').filter(({ name }) => name.startsWith('Baltimore'));
    expect(baltimore).toEqual([
      { name: 'Baltimore', fips: '24005', slug: 'baltimore' },
      { name: 'Baltimore (city)', fips: '24510', slug: 'baltimore-city' },
    ]);
    expect(countiesOf('29')).toContainEqual({
      name: 'St. Louis (city)',
      fips: '29510',
      slug: 'st-louis-city',
    });
  });

  it('leave a city alone whose name no county shares', () => {
    expect(countiesOf('32')).toContainEqual({ name: 'Carson City', fips: '32510', slug: 'carson-city' });
  });

  it('know the split of Valdez-Cordova', () => {
    const names = countiesOf('02').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Chugach', 'Copper River']));
    expect(names).not.toContain('Valdez-Cordova');
  });

  it('of a state that does not exist are none', () => {
    expect(countiesOf('99')).toEqual([]);
  });
});

describe('the file of the counties', () => {
  it('is written by name, as pairs of code and name', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'counties-'));
    try {
      await generateCounties(root);
      const written = await readFile(path.join(root, 'lib/catalog/generated/counties.json'), 'utf8');
      const { '06': california } = JSON.parse(written) as Record<string, [string, string][]>;
      expect(california?.slice(0, 2)).toEqual([
        ['001', 'Alameda'],
        ['003', 'Alpine'],
      ]);
      expect(california).toContainEqual(['037', 'Los Angeles']);
    } finally {
      await rm(root, { recursive: true });
    }
  });
});
