import 'server-only';
import { accessSync, constants, statSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { isIndexName, type DeliveredFile } from '../rules/delivery';

/** The folder where counties deliver, or null without one. Throws an error that says what is wrong with it. */
export function openRecordingsFolder(): string | null {
  const folder = env().RECORDINGS_FOLDER;
  if (!folder) return null;
  try {
    if (!statSync(folder).isDirectory()) throw new Error('it is no folder');
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`RECORDINGS_FOLDER cannot be used: ${(cause as Error).message}`, { cause });
  }
  return folder;
}

/** Files that lie at `FIPS/NAME.csv` (or .txt, .psv) below the folder. Links are left alone. */
export async function listDelivered(folder: string): Promise<DeliveredFile[]> {
  const counties = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && /^\d{5}$/.test(entry.name))
    .map(({ name }) => name);
  const files = [];
  for (const fips of counties.sort()) files.push(...(await listOfCounty(folder, fips)));
  return files;
}

async function listOfCounty(folder: string, fips: string): Promise<DeliveredFile[]> {
  const entries = await readdir(path.join(folder, fips), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && isIndexName(entry.name)).map(({ name }) => name);
  const files = await Promise.all(
    names.sort().map((name) => findDelivered({ fips, name, path: path.join(folder, fips, name) })),
  );
  return files.filter((file) => file !== null);
}

/** As it is now, or null where it has gone. */
export async function findDelivered(
  of: Pick<DeliveredFile, 'fips' | 'name' | 'path'>,
): Promise<DeliveredFile | null> {
  const found = await lstat(of.path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (!found?.isFile()) return null;
  return { ...of, sizeBytes: found.size, modifiedMs: found.mtimeMs, changedMs: found.ctimeMs };
}
