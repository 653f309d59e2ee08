import { fetchAnswer } from '@/components/kit/fetch-answer';
import type { LngLatBounds, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MapColors } from '@/components/notary/visit/tracking/map/colors';

/*
 * The map without anybody else's server: borders of states and counties (U.S. Census Bureau, by us-atlas) and the names
 * of cities and ZIP codes, from the files that scripts/generate-map.ts wrote.
 */

const FOLDER = '/generated/map';
/** From here on the counties of the states in view are drawn. */
const COUNTIES_FROM_ZOOM = 5;

/** A city, or a ZIP code by its number. */
export type PlaceOnMap = [name: string, lng: number, lat: number];
type Box = { west: number; south: number; east: number; north: number };
type StateOutline = { fips: string; box: Box };
type StateFile = { counties: Topology; places: PlaceOnMap[] };
type Ring = [number, number][];

const ATTRIBUTION = 'Boundaries: U.S. Census Bureau';

export async function loadStates(): Promise<{
  style: (colors: MapColors) => StyleSpecification;
  states: StateOutline[];
}> {
  const topology = await getJson<Topology>(`${FOLDER}/states.json`);
  const collection = topology.objects.states as GeometryCollection;
  const land = feature(topology, collection);
  const borders = mesh(topology, collection);
  return {
    states: land.features.map(({ id, geometry }) => ({ fips: String(id), box: boxOf(geometry) })),
    style: (colors) => ({
      version: 8,
      sources: {
        land: { type: 'geojson', data: land, attribution: ATTRIBUTION },
        states: { type: 'geojson', data: borders },
      },
      layers: [
        { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
        { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
        {
          id: 'states',
          type: 'line',
          source: 'states',
          paint: { 'line-color': colors.state, 'line-width': 1.25 },
        },
      ],
    }),
  };
}

/** The same layers in other colors. */
export function paintBaseMap(map: MapLibreMap, colors: MapColors): void {
  map.setPaintProperty('water', 'background-color', colors.water);
  map.setPaintProperty('land', 'fill-color', colors.land);
  map.setPaintProperty('states', 'line-color', colors.state);
  for (const { id } of map.getStyle().layers.filter(({ id }) => id.startsWith('counties-'))) {
    map.setPaintProperty(id, 'line-color', colors.county);
  }
}

type CountiesOptions = {
  map: MapLibreMap;
  states: StateOutline[];
  colorOf: () => string;
  /** aborted when the map is closed */
  signal: AbortSignal;
};

/** Keeps the counties of what is in view on the map; `update` gives the places of the states that were loaded so far. */
export function startCounties({ map, states, colorOf, signal }: CountiesOptions) {
  const asked = new Set<string>();
  const places: PlaceOnMap[] = [];

  async function load({ fips }: StateOutline) {
    asked.add(fips);
    const file = await getJson<StateFile>(`${FOLDER}/${fips}.json`).catch(() => null);
    if (signal.aborted) return;
    // Without them the map is poorer, and the next move asks again.
    if (!file) return void asked.delete(fips);
    const id = `counties-${fips}`;
    map.addSource(id, {
      type: 'geojson',
      data: mesh(file.counties, file.counties.objects.counties as GeometryCollection),
    });
    map.addLayer({ id, type: 'line', source: id, paint: { 'line-color': colorOf() } }, 'states');
    places.push(...file.places);
  }

  async function update(): Promise<PlaceOnMap[]> {
    if (map.getZoom() >= COUNTIES_FROM_ZOOM) {
      const bounds = map.getBounds();
      const missing = states.filter(({ fips, box }) => !asked.has(fips) && overlaps(box, bounds));
      await Promise.all(missing.map(load));
    }
    return places;
  }

  return { update };
}

function overlaps({ west, south, east, north }: Box, view: LngLatBounds): boolean {
  return (
    west <= view.getEast() && east >= view.getWest() && south <= view.getNorth() && north >= view.getSouth()
  );
}

function boxOf(geometry: GeoJSON.Geometry): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [lng, lat] of ringsOf(geometry).flat()) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

function ringsOf(geometry: GeoJSON.Geometry): Ring[] {
  if (geometry.type === 'Polygon') return geometry.coordinates as Ring[];
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates.flat() as Ring[]) : [];
}

async function getJson<T>(url: string): Promise<T> {
  const answer = await fetchAnswer(url);
  return (await answer.json()) as T;
}
