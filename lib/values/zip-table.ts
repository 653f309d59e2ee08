/** What is known of a ZIP code area. Degrees, WGS 84; two letters for a state, USPS. */
export type ZipArea = { zip: string; city: string; state: string; lat: number; lng: number };

/** The table of ZIP codes, for whoever reads an address part by part. */
export type ZipTable = {
  findZip: (zip: string) => ZipArea | null;
  /** the areas of a city, however its name is written; empty for a name that is not known */
  listZips: (city: string, state: string) => ZipArea[];
  /** two letters, from a name or from two letters */
  findState: (text: string) => string | null;
};
