/**
 * Writes in which county the middle of each ZIP code area lies, from the Census borders in us-atlas. A ZIP code is a
 * mail carrier's way and no area of law: some reach into a second county.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { states } from '../lib/catalog/content/states';

type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>;
/** RFC 7946, as far as borders need it. */
type Position = number[];
type Polygon = { type: 'Polygon'; coordinates: Position[][] };
type MultiPolygon = { type: 'MultiPolygon'; coordinates: Position[][][] };
type ZipCode = { zip: string; country: string; state: string; latitude: number; longitude: number };
type County = { fips: string; title: string; polygons: Position[][][]; box: Box };
type Box = { west: number; south: number; east: number; north: number };
type Point = { lng: number; lat: number };

/** Washington and Puerto Rico have deeds too. */
const places = [...states, { fips: '11', code: 'DC' }, { fips: '72', code: 'PR' }];
/** In degrees: the middle of some areas lies in the water, just outside of the borders. */
const RINGS = [0, 0.02, 0.05, 0.1, 0.2];
const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);
/** From here on an equivalent of Maryland, Missouri, Nevada or Virginia is an independent city. */
const FIRST_CITY_CODE = 510;

const packages = createRequire(__filename);

export async function generateZipCounties(root: string): Promise<void> {
  const folder = path.join(root, 'lib/catalog/generated');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'zip-counties.json'), JSON.stringify(await zipCounties()));
}

/** `{ "48453": ["Travis County", "78701 78702 …"], … }` */
async function zipCounties(): Promise<Record<string, [title: string, zips: string]>> {
  const counties = await readCounties();
  const zips = new Map<County, string[]>();
  for (const { zip, state, latitude, longitude } of listZipCodes()) {
    const county = findCounty(counties.get(state) ?? [], { lat: latitude, lng: longitude });
    if (county) zips.set(county, [...(zips.get(county) ?? []), zip]);
  }
  return Object.fromEntries([...zips].map(([{ fips, title }, list]) => [fips, [title, list.join(' ')]]));
}

function listZipCodes(): ZipCode[] {
  const { codes } = packages('zipcodes') as { codes: Record<string, ZipCode> };
  return Object.values(codes).filter(({ country }) => country === 'US');
}

async function readCounties(): Promise<Map<string, County[]>> {
  const file = packages.resolve('us-atlas/counties-10m.json');
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Atlas;
  const counties = feature(atlas, atlas.objects.counties).features.map(({ id, properties, geometry }) =>
    countyOf(String(id), properties.name, geometry as Polygon | MultiPolygon),
  );
  return new Map(
    places.map(({ code, fips }) => [code, counties.filter((county) => county.fips.startsWith(fips))]),
  );
}

function countyOf(fips: string, name: string, { type, coordinates }: Polygon | MultiPolygon): County {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  const points = polygons.flat(2);
  const [lngs, lats] = [points.map(([lng = 0]) => lng), points.map(([, lat = 0]) => lat)];
  const box = {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  };
  return { fips, title: titleOf(fips, name), polygons, box };
}

/** As a recorder writes it: Louisiana has parishes, Alaska boroughs and census areas, Virginia also independent cities. */
function titleOf(fips: string, name: string): string {
  const state = fips.slice(0, 2);
  if (Number(fips.slice(2)) >= FIRST_CITY_CODE && ['24', '29', '32', '51'].includes(state))
    return name.endsWith(' City') ? name : `City of ${name}`;
  if (state === '02' || state === '11') return name;
  if (state === '22') return `${name} Parish`;
  return state === '72' ? `${name} Municipio` : `${name} County`;
}

function findCounty(counties: County[], middle: Point): County | undefined {
  for (const ring of RINGS) {
    for (const direction of ring === 0 ? [0] : DIRECTIONS) {
      const point = {
        lng: middle.lng + ring * Math.cos(direction),
        lat: middle.lat + ring * Math.sin(direction),
      };
      const found = counties.find((county) => isWithin(county, point));
      if (found) return found;
    }
  }
  return undefined;
}

function isWithin({ box, polygons }: County, point: Point): boolean {
  const { lng, lat } = point;
  if (lng < box.west || lng > box.east || lat < box.south || lat > box.north) return false;
  return polygons.some((rings) => rings.filter((ring) => surrounds(ring, point)).length % 2 === 1);
}

/** Even-odd: how often a line to the east crosses the ring. */
function surrounds(ring: Position[], { lng, lat }: Point): boolean {
  let isInside = false;
  for (const [at, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = 0, y2 = 0] = ring[(at + 1) % ring.length] ?? [];
    if (y1 > lat !== y2 > lat && lng < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
  }
  return isInside;
}
