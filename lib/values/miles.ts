/** Streets are longer than the straight line; 1.2 to 1.4 is what American cities measure. */
export const ROAD_FACTOR = 1.3;

/** A place is known by its ZIP code or its city: what is closer than this could be next door or ten minutes off. */
const AREA_MILES = 1;

export function isInArea(milesByRoad: number): boolean {
  return milesByRoad < AREA_MILES;
}

/** Homes and places are known by their ZIP codes: each street of one is as far. */
export const ESTIMATED_WAY = 'estimated from ZIP code to ZIP code';

/**
 * `6.54 miles by road, estimated from ZIP code to ZIP code`: the way to an appointment, in each place that names it, to the
 * hundredth that its price is counted by, so that anybody can work it out again.
 */
export function pricedMiles(milesByRoad: number): string {
  return milesByRoad === 0 ? 'in your area' : `${milesByRoad.toFixed(2)} miles by road, ${ESTIMATED_WAY}`;
}

/** `about 6.5 miles by road`, or `in your area`: what is left of a way, as somebody drives it. */
export function milesInWords(milesByRoad: number): string {
  if (isInArea(milesByRoad)) return 'in your area';
  const miles = Math.round(milesByRoad * 10) / 10;
  return `about ${miles} ${miles === 1 ? 'mile' : 'miles'} by road`;
}
