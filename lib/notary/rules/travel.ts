import { ROAD_FACTOR } from '@/lib/values/miles';

/** Ways on the map. Points are degrees, WGS 84. */
export type Point = { lat: number; lng: number };

/** From here on the notary is there: closer than most house numbers of one address are to each other. */
export const ARRIVED_WITHIN_MILES = 0.1;

/** Whoever drives through the middle of the area has not arrived: both tenths take 26 seconds at a city's speed. */
const STAYED_FOR_MS = 45_000;

/** A computer without GPS guesses the middle of its town, and so does our map of a ZIP code. */
const ROUGH_FROM_METERS = 1_000;
/** IUGG mean radius. */
export const EARTH_RADIUS_MILES = 3_958.8;
/** Door to door in a city, lights and parking included. */
export const MILES_PER_HOUR = 28;

/** Miles in a straight line (haversine). */
export function milesBetween(from: Point, to: Point): number {
  const a =
    haversine(radians(to.lat - from.lat)) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(radians(to.lng - from.lng));
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** How long a straight line is by road, where no routing service tells. */
export function roadMiles(milesByAir: number): number {
  return milesByAir * ROAD_FACTOR;
}

/** A way as people are told it and as prices count it, by road, to the hundredth of a mile. */
export function wayMiles(milesByAir: number): number {
  return Math.round(roadMiles(milesByAir) * 100) / 100;
}

/** Whole minutes for a way by road, where no routing service tells. A way that is left takes at least one. */
export function etaMinutes(milesByRoad: number): number {
  return Math.ceil((milesByRoad / MILES_PER_HOUR) * 60);
}

/** True when somebody this far away in a straight line has arrived. A place that is known only roughly proves no arrival. */
export function isThere(milesByAir: number, accuracyMeters = 0): boolean {
  return milesByAir <= ARRIVED_WITHIN_MILES && isExact(accuracyMeters);
}

/** False for a place that was guessed. */
export function isExact(accuracyMeters: number): boolean {
  return accuracyMeters <= ROUGH_FROM_METERS;
}

export type SeenAt = Point & { accuracyMeters: number | null; at: Date };

/** True when somebody has been there for a while without a break. `reports` are the newest first, the one of now among them. */
export function hasStayed(reports: readonly SeenAt[], destination: Point): boolean {
  const left = reports.findIndex(
    (report) => !isThere(milesBetween(report, destination), report.accuracyMeters ?? 0),
  );
  const stay = left === -1 ? reports : reports.slice(0, left);
  const [latest, first] = [stay[0], stay.at(-1)];
  return Boolean(latest && first && latest.at.getTime() - first.at.getTime() >= STAYED_FOR_MS);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}
