import type { Readable } from 'node:stream';

/** A file of the watched folder, as it was looked at. Times are milliseconds since 1970. */
export type DeliveredFile = {
  /** five digits: the folder that it lies in */
  fips: string;
  name: string;
  sizeBytes: number;
  modifiedMs: number;
  /** of name, owner or content; nobody can set it back */
  changedMs: number;
};

/** Where counties deliver: a directory, or a prefix of a bucket. */
export type RecordingsFolder = {
  /** Files that lie at `FIPS/NAME.csv` (or .txt, .psv) below it. */
  list(): Promise<DeliveredFile[]>;
  /** As it is now, or null where it has gone. */
  find(file: DeliveredFile): Promise<DeliveredFile | null>;
  /** The caller reads the stream to its end or destroys it. */
  read(file: DeliveredFile): Promise<Readable>;
  /** To `FIPS/done`, under its own name where that is free. False where it was replaced in this moment: then it stays. */
  setAside(file: DeliveredFile, importId: string): Promise<boolean>;
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

/** What a file is called in `done` where its own name is taken: `index-0b9c….csv`. */
export function nameInDone(name: string, importId: string): string {
  const [, stem, ending] = /^(.*)(\.[^.]*)$/.exec(name) ?? ['', name, ''];
  return `${stem}-${importId}${ending}`;
}
