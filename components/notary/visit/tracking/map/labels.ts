import { Marker, type Map as MapLibreMap } from 'maplibre-gl';
import { chooseLabels } from '@/components/notary/visit/tracking/map/choose-labels';
import type { PlaceOnMap } from '@/components/notary/visit/tracking/map/base-map';
import type { Point } from '@/lib/notary/rules/travel';

const NAMES_FROM_ZOOM = 6;
/** Inside a city its ZIP codes say where one is. */
const ZIP_CODES_FROM_ZOOM = 9;

/** Names of places as HTML, so that no server of letters is needed. They say nothing to a screen reader: there are words beside the map. */
export function startLabels(map: MapLibreMap) {
  const shown = new Map<PlaceOnMap, Marker>();

  function show(places: PlaceOnMap[], taken: Point[]) {
    const { clientWidth: x, clientHeight: y } = map.getContainer();
    const wanted =
      map.getZoom() < NAMES_FROM_ZOOM
        ? []
        : chooseLabels(places.filter(isShownAt(map.getZoom())), {
            project: ([, lng, lat]) => map.project([lng, lat]),
            size: { x, y },
            taken: taken.map((at) => map.project(at)),
          });
    for (const [place, marker] of shown) {
      if (wanted.includes(place)) continue;
      marker.remove();
      shown.delete(place);
    }
    for (const place of wanted) if (!shown.has(place)) shown.set(place, addLabel(map, place));
  }

  return { show };
}

function isShownAt(zoom: number) {
  return ([name]: PlaceOnMap) => zoom >= ZIP_CODES_FROM_ZOOM || !isZipCode(name);
}

function isZipCode(name: string): boolean {
  return /^\d{5}$/.test(name);
}

function addLabel(map: MapLibreMap, [name, lng, lat]: PlaceOnMap): Marker {
  const element = document.createElement('span');
  element.className = `pointer-events-none leading-4 ${isZipCode(name) ? 'text-xs text-muted-foreground tabular-nums' : 'text-[0.8125rem] font-medium text-foreground'}`;
  element.textContent = name;
  element.ariaHidden = 'true';
  return new Marker({ element }).setLngLat([lng, lat]).addTo(map);
}
