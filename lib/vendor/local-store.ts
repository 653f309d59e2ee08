import 'server-only';
import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  assertKey,
  noSuchObject,
  notAnswering,
  notWritten,
  storeIsFull,
  type ObjectStore,
} from './store-contract';

const BUFFER_BYTES = 256 * 1024;

/** A store in a folder of this machine, which every app process must share. Relative to the working directory. */
export function localStore(folder: string): ObjectStore {
  const root = resolve(folder);
  return {
    put: (key, source) => put(pathsOf(root, key), source),
    get: (key) => get(pathsOf(root, key).final),
    delete: (key) => remove(pathsOf(root, key)),
    check: () => check(root),
  };
}

type Paths = { folder: string; final: string; partial: string };

/** Folders of two letters: a folder with very many files is slow on some file systems. */
function pathsOf(root: string, key: string): Paths {
  assertKey(key);
  const folder = join(root, key.slice(0, 2));
  const final = join(folder, key);
  return { folder, final, partial: `${final}.partial` };
}

/** Under its final name a file is whole and on the disk, even if the power fails. */
async function put({ folder, final, partial }: Paths, source: Readable): Promise<void> {
  try {
    const file = await atStore(() => createIn(folder, partial));
    try {
      await pipeline(source, writerTo(file));
      await atStore(() => file.sync());
    } finally {
      await file.close();
    }
    await atStore(() => rename(partial, final).then(() => syncFolder(folder)));
  } catch (error) {
    source.destroy();
    await Promise.allSettled([rm(partial, { force: true }), rm(final, { force: true })]);
    throw error;
  }
}

async function createIn(folder: string, path: string): Promise<FileHandle> {
  const made = await mkdir(folder, { recursive: true });
  if (made) await syncFolder(dirname(folder));
  return open(path, 'w', 0o600);
}

/** Writes what has gathered while the last write was on its way with one call. */
function writerTo(file: FileHandle): Writable {
  const write = (chunks: Buffer[], done: (error?: Error) => void) =>
    void atStore(() => writeAll(file, chunks)).then(() => done(), done);
  return new Writable({
    highWaterMark: BUFFER_BYTES,
    write: (chunk: Buffer, _encoding, done) => write([chunk], done),
    writev: (entries, done) => {
      write(
        entries.map(({ chunk }) => chunk as Buffer),
        done,
      );
    },
  });
}

async function writeAll(file: FileHandle, chunks: Buffer[]): Promise<void> {
  const { bytesWritten } = await file.writev(chunks);
  const missing = chunks.reduce((sum, chunk) => sum + chunk.length, -bytesWritten);
  if (missing > 0) await file.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
}

/** A name in a folder is on the disk only once the folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Tells a failure of the disk from one of the source. */
async function atStore<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    throw ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) ? storeIsFull(error) : notWritten(error);
  });
}

async function get(path: string): Promise<Readable> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? noSuchObject(error) : notAnswering(error);
  });
  return file.createReadStream();
}

async function remove({ final, partial }: Paths): Promise<void> {
  const removals = [partial, final].map((path) => rm(path, { force: true }));
  await Promise.all(removals).catch((error: unknown) => {
    throw notAnswering(error);
  });
}

async function check(root: string): Promise<void> {
  await mkdir(root, { recursive: true })
    .then(() => access(root, constants.R_OK | constants.W_OK | constants.X_OK))
    .catch((error: unknown) => {
      throw notAnswering(error);
    });
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code);
}
