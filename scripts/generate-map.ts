/**
 * Writes what the map of a visit loads from our own server, so that it asks nobody else where somebody is: MapLibre's
 * worker, the borders of the states, and for each state its counties, cities and ZIP codes.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { GeometryCollection, Polygon, MultiPolygon, Topology } from 'topojson-specification';
import { states } from '../lib/catalog/content/states';

type Named = { name: string };
type Area = Polygon<Named> | MultiPolygon<Named>;
type Areas = Topology<Record<string, GeometryCollection<Named>>>;
type ZipCode = { zip: string; city: string; state: string; latitude: number; longitude: number };
/** Degrees, WGS 84. */
type PlaceOnMap = [name: string, lng: number, lat: number];

/** Puerto Rico and the island areas start here; notaries are sent within the 50 states and the District. */
const FIRST_TERRITORY_FIPS = '60';

/** One ZIP code this near (degrees) to one of a city with so many is an office's own, such as a state agency's. */
const NEAR = 0.05;
const LARGE_CITY_ZIP_CODES = 10;

const packages = createRequire(__filename);

export async function generateMap(root: string): Promise<void> {
  await Promise.all([copyWorker(root), writeBaseMap(path.join(root, 'public', 'generated', 'map'))]);
}

/** The version in the path keeps a browser from joining an old worker to a new map. */
async function copyWorker(root: string): Promise<void> {
  const manifest = packages.resolve('maplibre-gl/package.json');
  const { version } = packages(manifest) as { version: string };
  const target = path.join(root, 'public', 'generated', 'maplibre');
  const worker = 'maplibre-gl-worker.mjs';
  await rm(target, { recursive: true, force: true });
  await mkdir(path.join(target, version), { recursive: true });
  await cp(path.join(path.dirname(manifest), 'dist', worker), path.join(target, version, worker));
}

async function writeBaseMap(folder: string): Promise<void> {
  const atlas = await readAtlas('us-atlas/counties-10m.json');
  const outlines = select(await readAtlas('us-atlas/states-10m.json'), 'states', isOfAState);
  const places = listPlaces();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'states.json'), JSON.stringify(outlines));
  for (const { fips, code } of [...states, { fips: '11', code: 'DC' }]) {
    const counties = select(atlas, 'counties', (county) => county.startsWith(fips));
    const file = { counties, places: places.get(code) ?? [] };
    await writeFile(path.join(folder, `${fips}.json`), JSON.stringify(file));
  }
}

async function readAtlas(name: string): Promise<Areas> {
  return JSON.parse(await readFile(packages.resolve(name), 'utf8')) as Areas;
}

function isOfAState(fips: string): boolean {
  return fips < FIRST_TERRITORY_FIPS;
}

/** The areas whose number is wanted, with the borders that they use and no others. */
function select(atlas: Areas, name: string, isWanted: (fips: string) => boolean): Areas {
  const areas = (atlas.objects[name]?.geometries ?? []) as Area[];
  const numbers = new Map<number, number>();
  // A border walked backwards is the complement of its number.
  const renumber = (arc: number): number => {
    if (arc < 0) return ~renumber(~arc);
    const number = numbers.get(arc) ?? numbers.size;
    numbers.set(arc, number);
    return number;
  };
  const geometries = areas
    .filter(({ id }) => isWanted(String(id)))
    .map((area): Area => {
      if (area.type === 'Polygon') return { ...area, arcs: area.arcs.map((ring) => ring.map(renumber)) };
      return { ...area, arcs: area.arcs.map((part) => part.map((ring) => ring.map(renumber))) };
    });
  const arcs = [...numbers.keys()].map((arc) => atlas.arcs[arc] ?? []);
  return {
    type: 'Topology',
    transform: atlas.transform,
    objects: { [name]: { type: 'GeometryCollection', geometries } },
    arcs,
  };
}

/** By the code of the state: its cities, those with the most ZIP codes first, then its ZIP codes. */
function listPlaces(): Map<string, PlaceOnMap[]> {
  const { codes } = packages('zipcodes/lib/codes') as { codes: Record<string, ZipCode> };
  const byState = groupBy(Object.values(codes), ({ state }) => state);
  return new Map([...byState].map(([state, areas]) => [state, placesOf(areas)]));
}

function placesOf(areas: ZipCode[]): PlaceOnMap[] {
  const bySpot = groupBy(areas, spotOf);
  const byCity = [...groupBy(areas, ({ city }) => city).values()].sort((a, b) => b.length - a.length);
  const large = byCity.filter((own) => own.length >= LARGE_CITY_ZIP_CODES).flat();
  const isOffice = ([first, ...others]: ZipCode[]) =>
    others.length === 0 && large.some((area) => first && isNear(first, area));
  const cities = byCity.filter((own) => !isOffice(own)).map((own) => placeOf(own[0]?.city ?? '', own));
  const zipCodes = [...bySpot.values()]
    .filter((sameSpot) => sameSpot.length === 1)
    .map((own) => placeOf(own[0]?.zip ?? '', own));
  return [...cities, ...zipCodes];
}

function isNear(a: ZipCode, b: ZipCode): boolean {
  return Math.abs(a.latitude - b.latitude) < NEAR && Math.abs(a.longitude - b.longitude) < NEAR;
}

function spotOf({ latitude, longitude }: ZipCode): string {
  return `${latitude} ${longitude}`;
}

function placeOf(name: string, areas: ZipCode[]): PlaceOnMap {
  const middle = (values: number[]) =>
    Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3));
  return [
    name,
    middle(areas.map(({ longitude }) => longitude)),
    middle(areas.map(({ latitude }) => latitude)),
  ];
}

/** As Map.groupBy, which Node 20 lacks. */
function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

if (require.main === module) {
  generateMap(path.resolve(__dirname, '..')).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
