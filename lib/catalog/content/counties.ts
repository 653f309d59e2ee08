import generated from '@/lib/catalog/generated/counties.json';

export type County = {
  name: string;
  /** Five digits, the first two of them the state's. */
  fips: string;
  /** In addresses: `los-angeles`. */
  slug: string;
};

const byState: Record<string, string[][] | undefined> = generated;

/** Counties and equivalents of the 2020 census: the 50 states and the District of Columbia. */
export const countyCount = Object.values(byState).reduce((sum, counties) => sum + (counties?.length ?? 0), 0);

/** Of one state, by name; `countiesOf('06')` is California. */
export function countiesOf(stateFips: string): County[] {
  return (byState[stateFips] ?? []).map(([code = '', name = '']) => ({
    name,
    fips: `${stateFips}${code}`,
    slug: slugOf(name),
  }));
}

const nouns: Record<string, string | undefined> = {
  AK: 'boroughs and census areas',
  LA: 'parishes',
  MD: 'counties and independent cities',
  MO: 'counties and independent cities',
  NV: 'counties and independent cities',
  VA: 'counties and independent cities',
};

/** What the counties and equivalents of a state are called, in the plural: Louisiana has parishes. */
export function countyNoun(stateCode: string): string {
  return nouns[stateCode] ?? 'counties';
}

/** `Prince George's` → `prince-georges`, `Doña Ana` → `dona-ana`, `Baltimore (city)` → `baltimore-city` */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase();
}
