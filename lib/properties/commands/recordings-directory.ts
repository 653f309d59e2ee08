import 'server-only';
import { accessSync, constants, createReadStream, statSync } from 'node:fs';
import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import {
  isIndexName,
  isSameContent,
  nameInDone,
  type DeliveredFile,
  type RecordingsFolder,
} from '../rules/delivery';

type Place = Pick<DeliveredFile, 'fips' | 'name'>;

export function assertUsable(root: string): void {
  if (!statSync(root).isDirectory()) throw new Error('it is no folder');
  accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** A directory of this machine. Links are left alone. */
export function recordingsDirectory(root: string): RecordingsFolder {
  const pathOf = ({ fips, name }: Place) => path.join(root, fips, name);
  return {
    list: () => listDelivered(root),
    find: (file) => lookAt(pathOf(file), file),
    read: (file) => Promise.resolve(createReadStream(pathOf(file))),
    setAside: (file, importId) => setAside(pathOf(file), { file, importId }),
  };
}

async function listDelivered(root: string): Promise<DeliveredFile[]> {
  const counties = (await readdir(root, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && /^\d{5}$/.test(entry.name))
    .map(({ name }) => name);
  const files = [];
  for (const fips of counties.sort()) files.push(...(await listOfCounty(path.join(root, fips), fips)));
  return files;
}

async function listOfCounty(folder: string, fips: string): Promise<DeliveredFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && isIndexName(entry.name)).map(({ name }) => name);
  const files = await Promise.all(
    names.sort().map((name) => lookAt(path.join(folder, name), { fips, name })),
  );
  return files.filter((file) => file !== null);
}

async function lookAt(at: string, { fips, name }: Place): Promise<DeliveredFile | null> {
  const found = await lstat(at).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (!found?.isFile()) return null;
  return { fips, name, sizeBytes: found.size, modifiedMs: found.mtimeMs, changedMs: found.ctimeMs };
}

/** A file that was replaced in this moment goes back to be taken. */
async function setAside(
  at: string,
  { file, importId }: { file: DeliveredFile; importId: string },
): Promise<boolean> {
  const done = path.join(path.dirname(at), 'done');
  await mkdir(done, { recursive: true });
  const plain = path.join(done, file.name);
  const isFree = await lstat(plain).then(
    () => false,
    () => true,
  );
  const target = isFree ? plain : path.join(done, nameInDone(file.name, importId));
  await rename(at, target);
  const moved = await lookAt(target, file);
  if (moved && isSameContent(moved, file)) return true;
  await rename(target, at);
  return false;
}
