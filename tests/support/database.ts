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

/**
 * Rows of the same millisecond in the order of their transactions, for tables whose rows are not changed meanwhile. Where a
 * row lies (`ctid`) says nothing: Postgres fills the gaps of rows that are gone.
 */
export const asWritten = 'created_at, xmin::text::bigint, cmin::text::bigint, ctid';
export const lastWritten = 'created_at DESC, xmin::text::bigint DESC, cmin::text::bigint DESC, ctid DESC';

/** Back to the state after the migrations (tests/support/postgres.ts). */
export async function resetDatabase(): Promise<void> {
  await query('SELECT first_rows.reset()');
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
