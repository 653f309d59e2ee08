import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export const migrationsFolder = path.resolve(__dirname, '..', 'prisma', 'migrations');

/** The names of all migrations of this version, in their order. */
export async function listMigrations(): Promise<string[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export function readMigration(name: string): Promise<string> {
  return readFile(path.join(migrationsFolder, name, 'migration.sql'), 'utf8');
}
