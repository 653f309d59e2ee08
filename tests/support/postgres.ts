import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { makeFreshCluster } from '../../scripts/postgres/fresh';
import { startPostgres } from '../../scripts/postgres/server';
import { commandOf } from '../../scripts/start/running';

const templateDatabase = 'template_migrated';

const PREFIX = 'deedguard-test-';
const PASSWORD = 'test';

export type TestPostgres = { url: (database: string) => string; stop: () => Promise<void> };

/**
 * One Postgres for a whole test run, in a temporary folder, without the care that keeps data through a
 * power cut. Holds one migrated template that the databases of the tests are cloned from.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  removeLeftovers();
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  writeFileSync(path.join(folder, 'owner'), String(process.pid));
  const cluster = await makeFreshCluster({
    root: process.cwd(),
    folder,
    password: PASSWORD,
    durable: false,
  });
  const server = await startPostgres({
    ...cluster,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  writeFileSync(path.join(folder, 'server'), String(server.pid));
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: server.url, stop };
}

/** A new database with every migration in it. */
export async function cloneTemplate(url: (database: string) => string, name: string): Promise<string> {
  await run(url('postgres'), `CREATE DATABASE "${name}" TEMPLATE ${templateDatabase} STRATEGY FILE_COPY`);
  return url(name);
}

async function makeTemplate(url: (database: string) => string): Promise<void> {
  await run(url('postgres'), `CREATE DATABASE ${templateDatabase}`);
  const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/migrate.ts'];
  execFileSync(process.execPath, command, {
    env: { ...process.env, DATABASE_URL: url(templateDatabase) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await run(url(templateDatabase), keepFirstRows);
  await run(url(templateDatabase), defineReset);
}

/** What migrations put into tables is kept aside, so that a reset can put it back. */
const keepFirstRows = `
  CREATE SCHEMA first_rows;
  DO $$
  DECLARE name text; has_rows boolean;
  BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
      EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', name) INTO has_rows;
      IF has_rows THEN EXECUTE format('CREATE TABLE first_rows.%I AS TABLE public.%I', name, name); END IF;
    END LOOP;
  END $$;`;

/**
 * Back to the state after the migrations: rows, sequences and waiting jobs. Deleting the few rows of a test is many times
 * faster than TRUNCATE, which makes new files for every table and index; looking first is faster still, because most
 * tables are empty. The statements are written out, so that each connection plans them once. As a replica, triggers and
 * foreign keys are off: the log's tables refuse to be emptied otherwise.
 */
const defineReset = `
  DO $$
  DECLARE statements text;
  BEGIN
    SELECT string_agg(statement, E'\\n') INTO statements FROM (
      SELECT format('IF EXISTS (SELECT FROM public.%1$I) THEN DELETE FROM public.%1$I; END IF;', tablename) AS statement
        FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
      UNION ALL SELECT format('INSERT INTO public.%1$I SELECT * FROM first_rows.%1$I;', tablename)
        FROM pg_tables WHERE schemaname = 'first_rows'
      UNION ALL SELECT format('PERFORM setval(%L, %s, false);', format('public.%I', sequencename), start_value)
        FROM pg_sequences WHERE schemaname = 'public'
    ) AS parts;
    EXECUTE format('CREATE FUNCTION first_rows.reset() RETURNS void LANGUAGE plpgsql SET session_replication_role = replica AS %L',
      'BEGIN ' || statements || ' IF to_regclass(''pgboss.job'') IS NOT NULL THEN DELETE FROM pgboss.job; END IF; END');
  END $$;`;

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A run that was killed leaves its server and its folder behind. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(tmpdir(), name);
    const owner = readPid(path.join(folder, 'owner'));
    if (!owner || isAlive(owner)) continue;
    const server = readPid(path.join(folder, 'server'));
    // Its number may be that of somebody else by now.
    if (server && commandOf(server).includes(folder)) process.kill(server, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function readPid(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
