/** Writes the names and FIPS codes of the counties, as compact as the pages need them, from the Census names in us-atlas. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';

type County = [fips: string, name: string];

const atlasSchema = z.object({
  objects: z.object({
    counties: z.object({
      geometries: z.array(
        z.object({ id: z.string().regex(/^\d{5}$/), properties: z.object({ name: z.string() }) }),
      ),
    }),
  }),
});

/*
 * us-atlas holds the edition of 2017. On 2 January 2019 Valdez-Cordova was split in two, which makes the 3,143
 * counties and equivalents of the 2020 census:
 * https://www.census.gov/programs-surveys/geography/technical-documentation/county-changes.2010.html
 */
const splitSince: Record<string, County[] | undefined> = {
  '02261': [
    ['02063', 'Chugach'],
    ['02066', 'Copper River'],
  ],
};

/** Puerto Rico and the island areas start here; they are no states. */
const FIRST_TERRITORY_FIPS = '60';

/** Of two that share a name in a state, the one numbered from here on is an independent city. */
const FIRST_CITY_FIPS = 510;

export async function generateCounties(root: string): Promise<void> {
  const folder = path.join(root, 'lib/catalog/generated');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'counties.json'), JSON.stringify(countiesByState(await readAtlas())));
}

async function readAtlas(): Promise<County[]> {
  const file = createRequire(__filename).resolve('us-atlas/counties-10m.json');
  const { objects } = atlasSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return objects.counties.geometries.map(({ id, properties }) => [id, properties.name]);
}

/** `{ "06": [["037", "Los Angeles"], …] }`, by name. */
function countiesByState(atlas: County[]): Record<string, County[]> {
  const current = atlas
    .flatMap((county) => splitSince[county[0]] ?? [county])
    .filter(([fips]) => fips < FIRST_TERRITORY_FIPS);
  const codes = new Set(current.map(([fips]) => fips.slice(0, 2)));
  return Object.fromEntries(
    [...codes].sort().map((code) => [code, named(current.filter(([fips]) => fips.startsWith(code)))]),
  );
}

function named(counties: County[]): County[] {
  const isShared = (name: string) => counties.filter((county) => county[1] === name).length > 1;
  return counties
    .map(([fips, name]): County => {
      const code = fips.slice(2);
      return [code, Number(code) >= FIRST_CITY_FIPS && isShared(name) ? `${name} (city)` : name];
    })
    .sort((a, b) => a[1].localeCompare(b[1], 'en'));
}

if (require.main === module) {
  generateCounties(path.resolve(__dirname, '..')).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
