import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { states } from '@/lib/catalog/content/states';
import { generateMap } from '../../../scripts/generate-map';

type StateFile = { counties: Topology; places: [string, number, number][] };

let root: string;
const read = <T>(file: string) =>
  JSON.parse(readFileSync(path.join(root, 'public/generated/map', file), 'utf8')) as T;
const areasOf = (topology: Topology, name: string) =>
  feature(topology, topology.objects[name] as GeometryCollection<{ name: string }>).features;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'map-'));
  await generateMap(root);
}, 60_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the files of the map', () => {
  it('are one for all borders, and one for each state and the District', () => {
    const wanted = [...states.map(({ fips }) => `${fips}.json`), '11.json', 'states.json'];
    expect(readdirSync(path.join(root, 'public/generated/map')).sort()).toEqual(wanted.sort());
  });

  it('draw the 50 states and the District, and no territory', () => {
    const names = areasOf(read<Topology>('states.json'), 'states').map(({ properties }) => properties.name);
    expect(names).toHaveLength(51);
    expect(names).toEqual(expect.arrayContaining(['Texas', 'Alaska', 'District of Columbia']));
    expect(names).not.toContain('Puerto Rico');
  });

  it('hold the counties of a state where they are', () => {
    const counties = areasOf(read<StateFile>('48.json').counties, 'counties');
    expect(counties).toHaveLength(254);
    const travis = counties.find(({ properties }) => properties.name === 'Travis')!;
    const points = (travis.geometry as GeoJSON.Polygon).coordinates.flat();
    for (const [lng, lat] of points) {
      expect(lng).toBeGreaterThan(-98.3);
      expect(lng).toBeLessThan(-97.2);
      expect(lat).toBeGreaterThan(29.9);
      expect(lat).toBeLessThan(30.8);
    }
  });

  it('hold the places of a state, the largest first', () => {
    const { places } = read<StateFile>('48.json');
    const austin = places.findIndex(([name]) => name === 'Austin');
    expect(austin).toBeGreaterThanOrEqual(0);
    expect(austin).toBeLessThan(8);
    expect(places[austin]?.[1]).toBeCloseTo(-97.75, 0);
    expect(places[austin]?.[2]).toBeCloseTo(30.3, 0);
  });

  it('hold the worker of the version of the map that is loaded', () => {
    const [version = ''] = readdirSync(path.join(root, 'public/generated/maplibre'));
    const manifest = JSON.parse(readFileSync('node_modules/maplibre-gl/package.json', 'utf8')) as {
      version: string;
    };
    expect(version).toBe(manifest.version);
  });
});
