import { Client, type QueryResultRow } from 'pg';

const SERVER = 'TEST_POSTGRES_URL';

/** The database of the jest worker that asks. */
export function workerDatabaseUrl(): string {
  return databaseUrl(`worker_${process.env.JEST_WORKER_ID ?? '1'}`);
}

export function databaseUrl(name: string): string {
  const server = process.env[SERVER];
  if (!server) throw new Error('No test database runs. Integration tests start through `npm test` or jest.');
  return server.replace('DATABASE', name);
}

export function announceServer(url: (database: string) => string): void {
  process.env[SERVER] = url('DATABASE');
}

let connection: Promise<Client> | undefined;

/** Looks into the worker's database past the app's own code: `await query('SELECT …', [id])`. */
export async function query<Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  connection ??= connect(workerDatabaseUrl());
  const { rows } = await (await connection).query<Row>(sql, values);
  return rows;
}

/** Back to the state after the migrations: rows, sequences and waiting jobs. */
export async function resetDatabase(): Promise<void> {
  await query(reset);
}

export async function closeDatabase(): Promise<void> {
  const open = connection;
  connection = undefined;
  await (await open)?.end();
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/*
 * Deleting the few rows of a test is many times faster than TRUNCATE, which makes new files for every table and index.
 * As a replica, triggers and foreign keys are off: the log's tables refuse to be emptied otherwise.
 */
const reset = `
  DO $$
  DECLARE entry record;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR entry IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
      EXECUTE format('DELETE FROM public.%I', entry.tablename);
    END LOOP;
    FOR entry IN SELECT tablename FROM pg_tables WHERE schemaname = 'first_rows' LOOP
      EXECUTE format('INSERT INTO public.%I SELECT * FROM first_rows.%I', entry.tablename, entry.tablename);
    END LOOP;
    FOR entry IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
      EXECUTE format('ALTER SEQUENCE public.%I RESTART', entry.sequencename);
    END LOOP;
    IF to_regclass('pgboss.job') IS NOT NULL THEN DELETE FROM pgboss.job; END IF;
  END $$;`;
