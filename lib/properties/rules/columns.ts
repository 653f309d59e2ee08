/** What a recording index tells of one recording, in the words of county recorders. */
export const recordingFields = [
  'recorded_at',
  'instrument',
  'type',
  'grantors',
  'grantees',
  'address',
  'parcel',
  'legal',
  'consideration',
] as const;

export type RecordingField = (typeof recordingFields)[number];

/** The name of the column for each field that a file has. */
export type ColumnMapping = Partial<Record<RecordingField, string>>;

const required: readonly RecordingField[] = ['recorded_at', 'instrument', 'type'];

/** Where nobody said otherwise: columns go by the names of the fields. */
export function usualMapping(columns: readonly string[]): ColumnMapping {
  const names = new Map(columns.map((column) => [plain(column), column]));
  return Object.fromEntries(
    recordingFields.flatMap((field) => {
      const column = names.get(field);
      return column === undefined ? [] : [[field, column]];
    }),
  );
}

/** The fields without which a row says nothing; address and parcel count as one, since either will do. */
export function missingFields(mapping: ColumnMapping): string[] {
  const missing: string[] = required.filter((field) => !mapping[field]);
  return mapping.address || mapping.parcel ? missing : [...missing, 'address or parcel'];
}

/** The columns that a mapping names and a file has not. */
function absentColumns(mapping: ColumnMapping, columns: readonly string[]): string[] {
  const names = new Set(columns.map(plain));
  return Object.values(mapping).filter((column) => !names.has(plain(column)));
}

/** Why a file with these columns cannot be read by a mapping, or null. */
export function mappingProblem(mapping: ColumnMapping, columns: readonly string[]): string | null {
  const absent = absentColumns(mapping, columns);
  if (absent.length > 0) return `The file has no column ${absent.map(quoted).join(', ')}.`;
  const missing = missingFields(mapping);
  if (missing.length === 0) return null;
  return `No column holds ${missing.join(', ')}. The file has ${columns.map(quoted).join(', ')}.`;
}

/** How recorders call the fields, beside their own names: for what a person looks at before it counts. */
const OTHER_NAMES: Record<RecordingField, readonly string[]> = {
  recorded_at: [
    'recorded',
    'recording date',
    'recorded date',
    'date recorded',
    'record date',
    'filed date',
    'file date',
  ],
  instrument: [
    'instrument number',
    'instrument no',
    'document number',
    'doc number',
    'doc no',
    'reception number',
  ],
  type: ['document type', 'doc type', 'instrument type'],
  grantors: ['grantor', 'grantor name'],
  grantees: ['grantee', 'grantee name'],
  address: ['property address', 'situs address'],
  parcel: ['parcel number', 'parcel id', 'parcel no', 'apn'],
  legal: ['legal description'],
  consideration: ['consideration amount', 'sale price'],
};

/** What a mapping for these columns may be: what is kept and fits, and beyond it columns by their names. */
export function suggestMapping(kept: ColumnMapping | null, columns: readonly string[]): ColumnMapping {
  const names = new Map(columns.map((column) => [words(column), column]));
  const suggested = recordingFields.flatMap((field) => {
    const own = kept?.[field];
    const known =
      own !== undefined && absentColumns({ [field]: own }, columns).length === 0 ? own : undefined;
    const named = [field.replace('_', ' '), ...OTHER_NAMES[field]]
      .map((name) => names.get(name))
      .find(Boolean);
    const column = known ?? named;
    return column === undefined ? [] : [[field, column] as const];
  });
  return Object.fromEntries(suggested);
}

/** For each field the place of its column; names are compared without case and blanks around them. */
export function placesOf(
  mapping: ColumnMapping,
  columns: readonly string[],
): Partial<Record<RecordingField, number>> {
  const places = new Map(columns.map((column, place) => [plain(column), place]));
  return Object.fromEntries(
    Object.entries(mapping).map(([field, column]) => [field, places.get(plain(column))]),
  );
}

function plain(column: string): string {
  return column.trim().toLowerCase();
}

function words(column: string): string {
  return column
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function quoted(name: string): string {
  return `“${name}”`;
}
