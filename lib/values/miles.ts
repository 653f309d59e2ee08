/** A place is known by its ZIP code or its city: what is closer than this could be next door or ten minutes off. */
const AREA_MILES = 1;

export function isInArea(milesByRoad: number): boolean {
  return milesByRoad < AREA_MILES;
}

/** `about 6.5 miles by road`, or `in your area`: how a way is named wherever people see one. */
export function milesInWords(milesByRoad: number): string {
  if (isInArea(milesByRoad)) return 'in your area';
  const miles = Math.round(milesByRoad * 10) / 10;
  return `about ${miles} ${miles === 1 ? 'mile' : 'miles'} by road`;
}
