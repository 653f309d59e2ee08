/** A file of the watched folder, as it was looked at. Times are milliseconds since 1970. */
export type DeliveredFile = {
  /** five digits: the folder that it lies in */
  fips: string;
  name: string;
  path: string;
  sizeBytes: number;
  modifiedMs: number;
  /** of name, owner or content; nobody can set it back */
  changedMs: number;
};

const SETTLED_MS = 60_000;

/** What a county's file may be called. A name that begins with a dot is of a file that is still being written. */
export function isIndexName(name: string): boolean {
  return /^[^.].*\.(?:csv|txt|psv)$/i.test(name);
}

/** Nobody has written to it for a minute: a delivery that is under way grows. */
export function hasSettled(file: Pick<DeliveredFile, 'modifiedMs' | 'changedMs'>, nowMs: number): boolean {
  return nowMs - Math.max(file.modifiedMs, file.changedMs) >= SETTLED_MS;
}

export function isSameContent(
  one: Pick<DeliveredFile, 'sizeBytes' | 'modifiedMs'>,
  other: Pick<DeliveredFile, 'sizeBytes' | 'modifiedMs'>,
): boolean {
  return one.sizeBytes === other.sizeBytes && one.modifiedMs === other.modifiedMs;
}

/** By this a delivery is taken once, and a bad one once for each mapping that the county had. */
export function deliveryKey(file: DeliveredFile, mappedAt: Date | null): string {
  const { fips, name, sizeBytes, modifiedMs } = file;
  return [fips, name, sizeBytes, modifiedMs, mappedAt?.toISOString() ?? 'no mapping'].join('/');
}
