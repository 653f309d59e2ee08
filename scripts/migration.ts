/** `npm run db:migration NAME`: writes the next migration from the difference to the schema of the last one. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findDangers } from './migration-dangers';
import { migrationsFolder } from './migrations';
import { createSchemaEngine, migratedSchemaFile, noFilters, schemaFile } from './schema-engine';

async function readSchema(file: string) {
  return { files: [{ path: file, content: await readFile(file, 'utf8') }] };
}

async function writeNextMigration(databaseUrl: string, name: string): Promise<void> {
  const target = await readSchema(schemaFile);
  const datamodels = target.files.map((file): [string, string] => [file.path, file.content]);
  const engine = await createSchemaEngine(databaseUrl, { datamodels });
  const { stdout } = await engine.diff({
    from: existsSync(migratedSchemaFile)
      ? { tag: 'schemaDatamodel', ...(await readSchema(migratedSchemaFile)) }
      : { tag: 'empty' },
    to: { tag: 'schemaDatamodel', ...target },
    script: true,
    exitCode: null,
    filters: noFilters,
  });
  if (!stdout || stdout.includes('This is an empty migration')) {
    console.log('The schema did not change since the last migration.');
    return;
  }
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join(migrationsFolder, `${stamp}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'migration.sql'), stdout);
  await copyFile(schemaFile, migratedSchemaFile);
  for (const danger of findDangers(stdout)) console.error(`To be changed by hand: ${danger}`);
  console.log(
    `Wrote ${path.relative(process.cwd(), folder)}/migration.sql. Add by hand what Prisma cannot express.`,
  );
}

const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Usage: npm run db:migration NAME (lower case, words joined by _)');
  process.exit(1);
}
if (!process.env.DATABASE_URL) {
  // The engine compares two files, but it asks a server for its version first. Nothing is written there.
  console.error(
    'Set DATABASE_URL to any Postgres that can be reached, for example the one of `npm run dev`.',
  );
  process.exit(1);
}
writeNextMigration(process.env.DATABASE_URL, name).then(
  // The engine's ten-second timer for its lock would keep the process waiting.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
