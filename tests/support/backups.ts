import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from 'pg';
import { connect, listTables, nameOf } from '../../scripts/backup/tables';
import { runScript } from './app-process';
import { databaseUrl, query, workerDatabaseUrl } from './database';
import { testEnvironment } from './environment';
import { runProgram, type Ran } from './run-program';

export const backupKey = createHash('sha256').update('test backup key').digest();
const BACKUP_KEY = backupKey.toString('base64');

/** A folder below the temporary ones, until the file of tests ends. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-of-tests-'));
  folders.push(folder);
  return folder;
}

const folders: string[] = [];
const databases: string[] = [];

/** A new database without anything in it, of a role that may do nothing else. */
export async function makeDatabase(): Promise<string> {
  const name = `restored_${process.env.JEST_WORKER_ID}_${databases.length}`;
  await query(`CREATE ROLE ${name} LOGIN PASSWORD 'test'`);
  await query(`CREATE DATABASE ${name} OWNER ${name}`);
  databases.push(name);
  // The one extension that Postgres lets superusers alone add.
  const superuser = await connect(databaseUrl(name));
  await superuser.query('CREATE EXTENSION earthdistance CASCADE').finally(() => superuser.end());
  const url = new URL(databaseUrl(name));
  url.username = name;
  return url.href;
}

/** By a connection of its own: after a file of tests the others are closed. */
export async function removeMade(): Promise<void> {
  const client = await connect(databaseUrl('postgres'));
  for (const name of databases.splice(0)) {
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await client.query(`DROP ROLE ${name}`);
  }
  await client.end();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}

/** `npm run backup` of the database of the test. */
export function backUp(folder: string, environment: Record<string, string> = {}) {
  return runScript('scripts/backup.ts', {
    words: ['--to', folder],
    environment: { BACKUP_KEY, ...environment },
  });
}

/** `npm run restore` from the sources, as it is run: the migrations that it applies lie beside them. */
export function restore(
  folder: string,
  { database, store, environment }: { database: string; store: string; environment?: Record<string, string> },
): Promise<Ran> {
  const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/restore.ts', '--from', folder];
  return runProgram([process.execPath, ...command], {
    cwd: process.cwd(),
    environment: {
      ...testEnvironment,
      BACKUP_KEY,
      DATABASE_URL: database,
      STORE_FOLDER: store,
      ...environment,
    },
  });
}

/** How many rows each table has and a hash of them all, what guards them, and where its counters are. */
export async function describeDatabase(url = workerDatabaseUrl()): Promise<Record<string, string>> {
  const client = await connect(url);
  try {
    return {
      ...(await describeRows(client)),
      ...(await describeAll(
        client,
        `SELECT 'trigger ' || tgrelid::regclass || ' ' || tgname AS name, tgenabled::text || ' ' || pg_get_triggerdef(oid) AS value
         FROM pg_trigger WHERE NOT tgisinternal`,
      )),
      ...(await describeAll(
        client,
        `SELECT 'constraint ' || conrelid::regclass || ' ' || conname AS name, pg_get_constraintdef(k.oid) AS value
         FROM pg_constraint k JOIN pg_namespace n ON n.oid = connamespace WHERE nspname IN ('public', 'pgboss')`,
      )),
      ...(await describeAll(
        client,
        `SELECT 'sequence ' || sequencename AS name, coalesce(last_value::text, 'unused') AS value FROM pg_sequences
         WHERE schemaname IN ('public', 'pgboss')`,
      )),
    };
  } finally {
    await client.end();
  }
}

async function describeRows(client: Client): Promise<Record<string, string>> {
  const described: Record<string, string> = {};
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ value: string }>(
      `SELECT count(*) || ' rows ' || coalesce(md5(string_agg(t::text, ' ' ORDER BY t::text)), '') AS value
       FROM ${nameOf(table)} t`,
    );
    described[nameOf(table)] = rows[0]!.value;
  }
  return described;
}

async function describeAll(client: Client, sql: string): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(sql);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
