/** `npm run db:migrate`: applies what is new in prisma/migrations, as `prisma migrate deploy` does. */
import { Client } from 'pg';
import { directDatabaseUrl } from '../lib/platform/env';
import { listMigrations, migrationsFolder, readMigration } from './migrations';
import { createSchemaEngine, noFilters } from './schema-engine';

/**
 * Applies the migrations that the database does not have yet. Returns their names. The engine takes an advisory lock: safe
 * when several instances start at once. One that fails leaves nothing behind, and is tried again the next time.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  let reason: unknown;
  const engine = await createSchemaEngine(databaseUrl, { onFailure: (error) => (reason = error) });
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await readMigrations(),
      filters: noFilters,
    });
    return appliedMigrationNames;
  } catch (error) {
    const failed = await listFailed(databaseUrl);
    // The engine refuses to go on after one that failed, because elsewhere half of it may be there.
    for (const migrationName of failed) await engine.markMigrationRolledBack({ migrationName });
    if (!(reason instanceof Error)) throw error;
    throw new Error(`The migration ${failed.join(', ')} was not applied: ${reason.message}`, {
      cause: reason,
    });
  }
}

async function listFailed(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT migration_name AS name FROM _prisma_migrations
       WHERE finished_at IS NULL AND rolled_back_at IS NULL AND logs IS NOT NULL`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function readMigrations() {
  const names = await listMigrations();
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => {
        const sql = await readMigration(name);
        return {
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
        };
      }),
    ),
  };
}

if (require.main === module) {
  const databaseUrl = directDatabaseUrl();
  if (!databaseUrl) {
    console.error('DATABASE_URL is not set. (`npm start` migrates its own database by itself.)');
    process.exit(1);
  }
  migrate(databaseUrl)
    .then((names) => {
      console.log(names.length ? `Applied: ${names.join(', ')}` : 'Nothing to apply.');
      // The engine's ten-second timer for its lock would keep the process waiting.
      process.exit(0);
    })
    .catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
}
