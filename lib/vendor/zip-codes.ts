import zipcodes from 'zipcodes';

/** The table of ZIP codes of the United States; the library has those of Canada, too. Degrees, WGS 84; two letters for a state, USPS. */
export const zipTable = {
  findZip: (zip: string) => {
    const found = zipcodes.lookup(zip);
    return found?.country === 'US' ? { ...areaOf(found), zip } : null;
  },
  listZips: (city: string, state: string) => areasOf(city, state).map(areaOf),
  findState: codeOf,
};

function areaOf(row: Row) {
  return { zip: row.zip, city: row.city, state: row.state, ...pointOf(row) };
}

type Row = (typeof zipcodes.codes)[string];
let byCity: Map<string, Row[]> | undefined;

function areasOf(city: string, state: string): Row[] {
  byCity ??= indexByCity();
  const asWritten = byCity.get(`${state} ${city.toUpperCase()}`);
  return asWritten ?? byCity.get(`${state} ${nameInTable(city)}`) ?? [];
}

/** The library itself looks through all ZIP codes of a state for each name. */
function indexByCity(): Map<string, Row[]> {
  const index = new Map<string, Row[]>();
  for (const row of Object.values(zipcodes.codes)) {
    if (row.country !== 'US') continue;
    const key = `${row.state} ${row.city.toUpperCase()}`;
    const rows = index.get(key);
    if (rows) rows.push(row);
    else index.set(key, [row]);
  }
  return index;
}

/** `St. Louis` → `SAINT LOUIS`, `Winston-Salem` → `WINSTON SALEM`. */
function nameInTable(city: string): string {
  const words = city.toUpperCase().split(/[\s.'’-]+/);
  return words
    .filter(Boolean)
    .map((word) => wholeWords.get(word) ?? word)
    .join(' ');
}

const wholeWords = new Map([
  ['ST', 'SAINT'],
  ['STE', 'SAINTE'],
  ['FT', 'FORT'],
  ['MT', 'MOUNT'],
]);

/** Its longitude has lost the minus in the table, which moves all of New York 48 miles to the east. */
const WRONG_ZIP = '10200';

function pointOf({ zip, latitude: lat, longitude }: { zip: string; latitude: number; longitude: number }) {
  return { lat, lng: zip === WRONG_ZIP ? -Math.abs(longitude) : longitude };
}

/** The library would take any name of an object's property for a state. */
function codeOf(text: string): string | null {
  const wanted = text.toUpperCase();
  const { abbr } = zipcodes.states;
  const codes = Object.keys(abbr);
  return codes.find((code) => code === wanted || abbr[code]?.toUpperCase() === wanted) ?? null;
}
