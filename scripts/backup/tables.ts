import { Client } from 'pg';

/** The app's own tables, and those of its jobs. */
const SCHEMAS = ['public', 'pgboss'];

/** Written anew when a database is set up, or figures about jobs that nobody needs back. */
const LEFT_OUT = [
  'public._prisma_migrations',
  'pgboss.version',
  'pgboss.queue_stats',
  'pgboss.warning',
  'pgboss.bam',
];

export type Table = { schema: string; name: string; columns: string[] };

/** A connection that no setting of the role cuts off, and that writes values in one way, whatever the server's settings. */
export async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  await client.connect();
  await client.query(`
    SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
    SET TIME ZONE 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET extra_float_digits = 3;
    SET client_encoding = 'UTF8'; SET search_path = public`);
  return client;
}

/** Every table whose rows belong into a backup, with the columns that the database does not compute. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND n.nspname || '.' || c.relname <> ALL($2)
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [SCHEMAS, LEFT_OUT],
  );
  return rows;
}

/** The names of the migrations that a database has, in their order; none in a new one. */
export async function listApplied(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    "SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS is_there",
  );
  if (!rows[0].is_there) return [];
  const applied = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM public._prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  );
  return applied.rows.map(({ name }) => name);
}

/** A name as SQL takes it, whatever is in it. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${quote(schema)}.${quote(name)}`;
}
