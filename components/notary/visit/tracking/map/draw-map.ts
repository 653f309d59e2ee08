import 'maplibre-gl/dist/maplibre-gl.css';
import {
  AttributionControl,
  getVersion,
  LngLatBounds,
  Map as MapLibreMap,
  Marker,
  ScaleControl,
  setWorkerUrl,
  type GeoJSONSource,
  type StyleSpecification,
} from 'maplibre-gl';
import { readMapStyle } from '@/components/kit/map-style';
import { loadStates, paintBaseMap, startCounties } from '@/components/notary/visit/tracking/map/base-map';
import { onThemeChange, readMapColors } from '@/components/notary/visit/tracking/map/colors';
import { startLabels } from '@/components/notary/visit/tracking/map/labels';
import { prefersStillness, startMover } from '@/components/notary/visit/tracking/map/movement';
import type { Point } from '@/lib/notary/rules/travel';

type Way = {
  /** null while nobody is under way */
  position: Point | null;
  destination: Point;
  /** of the notary */
  initials: string;
  /** the position is that of a while ago */
  isStale: boolean;
};

export type DrawnMap = {
  /** Moves the notary; the map follows until the person moves it. */
  show: (way: Way) => void;
  /** Brings both ends into view again. */
  fit: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
  close: () => void;
};

type Options = { container: HTMLElement; way: Way; signal: AbortSignal };

/** Closer, our own map is empty: a county is all that it knows. */
const CLOSEST = { own: 11, foreign: 14 };
const CENTER_OF_THE_STATES = { lat: 39, lng: -98 };
const WAY = 'way';

/** Draws the map of a visit. Throws where the browser cannot (no WebGL), or the base map could not be loaded. */
export async function drawMap({ container, way, signal }: Options): Promise<DrawnMap> {
  setWorkerUrl(`/generated/maplibre/${getVersion()}/maplibre-gl-worker.mjs`);
  const [{ style, states }, { styleUrl }] = await Promise.all([loadStates(), readMapStyle()]);
  signal.throwIfAborted();
  const map = openMap(container, styleUrl ?? style(readMapColors(container)));
  try {
    const isForeign = await settle(map, styleUrl, () => style(readMapColors(container)));
    signal.throwIfAborted();
    return live({ map, container, states: isForeign ? [] : states, isForeign, way, signal });
  } catch (error) {
    map.remove();
    throw error;
  }
}

function openMap(container: HTMLElement, style: string | StyleSpecification): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style,
    center: CENTER_OF_THE_STATES,
    zoom: 3,
    maxZoom: 16,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: prefersStillness() ? 0 : 200,
    locale: { 'Map.Title': 'Map: the arrow keys move it, plus and minus zoom' },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }));
  map.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left');
  return map;
}

/** Waits until there is something to draw on; a style of others that does not come makes room for our own. */
function settle(map: MapLibreMap, styleUrl: string | null, own: () => StyleSpecification): Promise<boolean> {
  return new Promise((resolve) => {
    let isForeign = styleUrl !== null;
    map.on('error', () => {
      if (!isForeign || map.isStyleLoaded()) return;
      isForeign = false;
      map.setStyle(own());
    });
    map.once('style.load', () => resolve(isForeign));
  });
}

type Living = {
  map: MapLibreMap;
  container: HTMLElement;
  states: Awaited<ReturnType<typeof loadStates>>['states'];
  isForeign: boolean;
  way: Way;
  /** aborted when the map is closed */
  signal: AbortSignal;
};

function live({ map, container, states, isForeign, way: first, signal }: Living): DrawnMap {
  let way = first;
  let isFollowing = true;
  const counties = startCounties({ map, states, signal, colorOf: () => readMapColors(container).county });
  const labels = startLabels(map);
  addWay(map, readMapColors(container).way);
  const destination = new Marker({ element: destinationElement() }).setLngLat(way.destination).addTo(map);
  const notary = startNotary(map, () => way.destination);

  async function fillIn() {
    const places = await counties.update();
    if (places.length > 0 && !signal.aborted) labels.show(places, endsOf(way));
  }
  function fit({ animate = !prefersStillness() } = {}) {
    isFollowing = true;
    map.fitBounds(boundsOf(way), {
      padding: 64,
      maxZoom: isForeign ? CLOSEST.foreign : CLOSEST.own,
      animate,
    });
  }
  function show(next: Way) {
    way = next;
    destination.setLngLat(way.destination);
    notary.show(way);
    const isOut = endsOf(way).some((end) => !map.getBounds().contains(end));
    if (isFollowing && isOut) fit();
  }

  const stopTheme = followTheme({ map, container, isForeign });
  map.on('moveend', () => void fillIn());
  // Only what a person does comes with an event of the browser.
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) isFollowing = false;
  });
  fit({ animate: false });
  show(first);

  return {
    show,
    fit: () => fit(),
    zoomIn: () => void map.zoomIn({ animate: !prefersStillness() }),
    zoomOut: () => void map.zoomOut({ animate: !prefersStillness() }),
    close: () => {
      stopTheme();
      notary.stop();
      map.remove();
    },
  };
}

/** Our own colors follow the theme; a style of others has its own. */
function followTheme({ map, container, isForeign }: Pick<Living, 'map' | 'container' | 'isForeign'>) {
  return onThemeChange(() => {
    const colors = readMapColors(container);
    if (!isForeign) paintBaseMap(map, colors);
    map.setPaintProperty(WAY, 'line-color', colors.way);
  });
}

function addWay(map: MapLibreMap, color: string) {
  map.addSource(WAY, { type: 'geojson', data: lineOf([]) });
  map.addLayer({
    id: WAY,
    type: 'line',
    source: WAY,
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': color, 'line-width': 4, 'line-dasharray': [0.1, 2] },
  });
}

/** The straight line: which streets they take is not known here. */
function drawWay(map: MapLibreMap, from: Point | null, to: Point) {
  const ends = from ? [from, to] : [];
  void map.getSource<GeoJSONSource>(WAY)?.setData(lineOf(ends));
}

function lineOf(points: Point[]): GeoJSON.Feature {
  const coordinates = points.map(({ lng, lat }) => [lng, lat]);
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } };
}

function endsOf({ position, destination }: Way): Point[] {
  return position ? [position, destination] : [destination];
}

function boundsOf(way: Way): LngLatBounds {
  return endsOf(way).reduce((bounds, end) => bounds.extend(end), new LngLatBounds());
}

/** The notary's marker, and the line from there. */
function startNotary(map: MapLibreMap, destinationOf: () => Point) {
  const element = notaryElement();
  const marker = new Marker({ element, subpixelPositioning: true });
  let isOnMap = false;
  const mover = startMover((at) => {
    marker.setLngLat(at);
    if (!isOnMap) marker.addTo(map);
    isOnMap = true;
    drawWay(map, at, destinationOf());
  });

  function show({ position, initials, isStale }: Way) {
    element.textContent = initials;
    // MapLibre keeps classes of its own on it.
    for (const name of LIVE) element.classList.toggle(name, !isStale);
    for (const name of STALE) element.classList.toggle(name, isStale);
    if (position) return mover.moveTo(position);
    mover.stop();
    marker.remove();
    isOnMap = false;
    drawWay(map, null, destinationOf());
  }

  return { show, stop: mover.stop };
}

/** Hidden from screen readers: everything on the map is in words beside it. */
function markerElement(className: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.ariaHidden = 'true';
  return element;
}

const LIVE = ['border-card', 'bg-primary', 'text-primary-foreground'];
const STALE = ['border-input', 'bg-muted', 'text-muted-foreground'];

function notaryElement(): HTMLElement {
  return markerElement('grid size-10 place-items-center rounded-full border-2 text-sm font-semibold');
}

function destinationElement(): HTMLElement {
  const element = markerElement(
    'grid size-6 place-items-center rounded-full border-[3px] border-primary bg-card',
  );
  element.append(markerElement('size-2 rounded-full bg-primary'));
  return element;
}
