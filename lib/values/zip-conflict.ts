/** A place of the table of ZIP codes. Degrees; two letters for a state, USPS. */
type Place = { city: string; state: string; lat: number; lng: number };

/** What an address says about its place twice: by its ZIP code, and by the names before it. */
type SaidTwice = {
  zip: string;
  byZip: Place;
  /** null where none is named that the table knows */
  city: string | null;
  /** two letters */
  state: string;
  /** the ZIP code areas of that city; empty where the table has no such city in that state */
  areas: readonly Place[];
};

/**
 * From the middle of the ZIP code to the nearest area of the city. People write the town next to theirs, also across a
 * state line, and outside Alaska the next town is nearer than this for all but a handful of ZIP codes.
 */
const FAR_MILES = 40;
const MILES_PER_DEGREE = 69;

/**
 * The one rule for an address whose ZIP code is elsewhere than the city and the state beside it, of a property as of a
 * visit: what to ask whoever wrote it, or null where the two may well be one place.
 * `99501 is Anchorage, AK. Did you mean Anchorage, AK 99501, or Miami, FL with its own ZIP code?`
 */
export function zipConflict({ zip, byZip, city, state, areas }: SaidTwice): string | null {
  const isElsewhere = areas.length > 0 ? areas.every((area) => isFar(area, byZip)) : state !== byZip.state;
  if (!isElsewhere) return null;
  const meant = `${byZip.city}, ${byZip.state}`;
  const named = city === null ? state : `${city}, ${state}`;
  return `${zip} is ${meant}. Did you mean ${meant} ${zip}, or ${named} with its own ZIP code?`;
}

function isFar(a: Place, b: Place): boolean {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * MILES_PER_DEGREE > FAR_MILES;
}
