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
export function absentColumns(mapping: ColumnMapping, columns: readonly string[]): string[] {
  const names = new Set(columns.map(plain));
  return Object.values(mapping).filter((column) => !names.has(plain(column)));
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
