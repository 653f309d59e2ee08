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
  /** null where the table has no such city in that state */
  byName: Place | null;
};

/** Cities share ZIP codes with their neighbors, by name and across state lines; two that are this far apart do not. */
const FAR_MILES = 40;
const MILES_PER_DEGREE = 69;

/**
 * What to ask whoever wrote a ZIP code that is elsewhere than the city and the state beside it; null where the two may
 * well be one place. `99501 is Anchorage, AK. Did you mean Anchorage, AK 99501, or Miami, FL with its own ZIP code?`
 */
export function zipConflict({ zip, byZip, city, state, byName }: SaidTwice): string | null {
  const isElsewhere = byName ? isFar(byName, byZip) : state !== byZip.state;
  if (!isElsewhere) return null;
  const meant = `${byZip.city}, ${byZip.state}`;
  const named = city === null ? state : `${city}, ${state}`;
  return `${zip} is ${meant}. Did you mean ${meant} ${zip}, or ${named} with its own ZIP code?`;
}

function isFar(a: Place, b: Place): boolean {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * MILES_PER_DEGREE > FAR_MILES;
}
