/** A place is known by its ZIP code or its city: what is closer than this could be next door or ten minutes off. */
const AREA_MILES = 1;

export function isInArea(milesByRoad: number): boolean {
  return milesByRoad < AREA_MILES;
}

/** `6.54 miles by road`: where a price is by the mile, so that anybody can work it out again. */
export function pricedMiles(milesByRoad: number): string {
  return milesByRoad === 0 ? 'in your area' : `${milesByRoad.toFixed(2)} miles by road`;
}

/** `about 6.5 miles by road`, or `in your area`: how a way is named wherever people see one. */
export function milesInWords(milesByRoad: number): string {
  if (isInArea(milesByRoad)) return 'in your area';
  const miles = Math.round(milesByRoad * 10) / 10;
  return `about ${miles} ${miles === 1 ? 'mile' : 'miles'} by road`;
}
