import { createHash } from 'node:crypto';
import files, { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { testEnvironment } from './environment';

/** The local store of the jest worker that asks, past the app's own code. */
const FOLDER = testEnvironment.STORE_FOLDER;

/** Every file in the store, half-written ones included, by name. */
export async function listStored(folder = FOLDER): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => basename(entry.name))
    .sort();
}

export async function emptyStore(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
}

export function readStored(id: string): Promise<Buffer> {
  return readFile(pathOf(id));
}

/** Replaces an object's bytes, as somebody could who got hold of the store. */
export async function replaceStored(id: string, bytes: Uint8Array): Promise<void> {
  await writeFile(pathOf(id), bytes);
}

/** Flips one bit of an object in the store; a negative place counts from its end. */
export async function tamper(id: string, at: number): Promise<void> {
  const bytes = await readStored(id);
  bytes[at < 0 ? bytes.length + at : at]! ^= 1;
  await replaceStored(id, bytes);
}

function pathOf(id: string): string {
  return join(FOLDER, id.slice(0, 2), id);
}

/** The same bytes for the same seed, none of them like another's, without keeping them anywhere. */
export function testBytes(count: number, seed = 'bytes'): Buffer {
  const block = createHash('shake256', { outputLength: Math.min(count, 1_000_003) || 1 })
    .update(seed)
    .digest();
  return Buffer.alloc(count, count > 0 ? block : undefined);
}

/** In chunks as a network brings them. */
export function streamOf(bytes: Buffer, chunkBytes = 64 * 1024): Readable {
  const chunks = function* () {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  };
  return Readable.from(chunks(), { objectMode: false });
}

/** A stream that fails after so many bytes. */
export function failingStream(bytes: number, error = new Error('The line is cut.')): Readable {
  const chunks = function* () {
    for (let sent = 0; sent < bytes; sent += 64 * 1024) yield Buffer.alloc(64 * 1024, 1);
    throw error;
  };
  return Readable.from(chunks(), { objectMode: false });
}

/** The store is away: what stands at its place is no folder. */
export async function breakStore(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await rename(FOLDER, `${FOLDER}.away`);
  await writeFile(FOLDER, 'no folder');
}

/** The store is back, with all that was in it. */
export async function mendStore(): Promise<void> {
  await rm(FOLDER);
  await rename(`${FOLDER}.away`, FOLDER);
}

/** The kernel finds no room for the next files of the store (`jest.restoreAllMocks()` makes room). */
export function fillDisk(): void {
  const { open } = files;
  jest
    .spyOn(files, 'open')
    .mockImplementation((path, ...rest) =>
      String(path).endsWith('.partial') ? open('/dev/full', 'w') : open(path, ...rest),
    );
}
