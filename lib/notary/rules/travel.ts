/** Ways on the map. Points are degrees, WGS 84. */
export type Point = { lat: number; lng: number };

/** From here on the notary is there: closer than most house numbers of one address are to each other. */
export const ARRIVED_WITHIN_MILES = 0.1;

/** A computer without GPS guesses the middle of its town, and so does our map of a ZIP code. */
const ROUGH_FROM_METERS = 1_000;
/** IUGG mean radius. */
export const EARTH_RADIUS_MILES = 3_958.8;
/** Streets are longer than the straight line; 1.2 to 1.4 is what American cities measure. */
export const ROAD_FACTOR = 1.3;
/** Door to door in a city, lights and parking included. */
export const MILES_PER_HOUR = 28;

/** Miles by air (haversine). */
export function milesBetween(from: Point, to: Point): number {
  const a =
    haversine(radians(to.lat - from.lat)) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(radians(to.lng - from.lng));
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** What a way by air is by road, where no routing service tells. */
export function roadMiles(milesByAir: number): number {
  return milesByAir * ROAD_FACTOR;
}

/** Whole minutes for a way by road, where no routing service tells. A way that is left takes at least one. */
export function etaMinutes(milesByRoad: number): number {
  return Math.ceil((milesByRoad / MILES_PER_HOUR) * 60);
}

/** True when somebody this far away by air has arrived. A place that is known only roughly proves no arrival. */
export function isThere(milesByAir: number, accuracyMeters = 0): boolean {
  return milesByAir <= ARRIVED_WITHIN_MILES && accuracyMeters <= ROUGH_FROM_METERS;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}
