import type { Client } from 'pg';
import { withClient } from '../postgres';
import { count, note } from '../table';
import { readTables, type Column, type Table } from './columns';

/** Rows of a table for each owner, where it is not one. */
const SHARES: [RegExp, number][] = [
  [/^notary_(profiles|credentials|hours|time_off)$/, 1 / 20],
  [/^(organization|api|oauth|webhook|partner|sandbox)/, 1 / 100],
  [/^legal_holds$/, 1 / 1_000],
];
/** What an owner has none of, what is computed from other rows, and what is gone within the hour. */
const LEFT =
  /^(_prisma_migrations|log_|rate_limits$|abuse_counts$|invoice_counters$|oauth_signing_keys$|webauthn_challenges$|recording_imports$|recording_mappings$)/;
/** What has to differ from owner to owner as it does in life: nobody locks the property of thousands of others. */
const OWN: Record<string, string> = {
  property_address: "i || ' Main St, Austin, TX 78701'",
  property_key: "'78701|' || i || '|||main|st|||'",
  property_group: "'78701|' || i",
};
const SAMPLES = 50;
/** Rows are as old as this, and younger. */
const DAYS = 365;

export type Grown = { table: string; rows: number; /** why it did not grow */ reason?: string };

/**
 * Fills each table with a row for each of so many owners, who have one of everything: copies of rows that the app has written,
 * whose ids hang together as theirs do. Triggers and foreign keys rest meanwhile.
 */
export async function growTables(url: string, owners: number): Promise<Grown[]> {
  return withClient(url, async (client) => {
    await client.query('SET session_replication_role = replica');
    await client.query('SET synchronous_commit = off');
    await client.query(`SET maintenance_work_mem = '1GB'`);
    const tables = await readTables(client);
    const makeIndexes = await dropIndexes(client);
    const grown: Grown[] = [];
    for (const table of [...tables.values()].filter(({ name }) => !LEFT.test(name))) {
      grown.push(await grow(client, table, { tables, owners }));
    }
    await makeIndexes();
    note('vacuum and analyze');
    await client.query('VACUUM ANALYZE');
    return grown;
  });
}

/** All but those that keep rows apart. Returns what makes them again: at once, which is much faster than row by row. */
async function dropIndexes(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; sql: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS sql
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE NOT indisunique AND NOT indisexclusion AND relkind = 'r' AND relnamespace = 'public'::regnamespace`);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    note(`${rows.length} indexes`);
    for (const { sql } of rows) await client.query(sql);
  };
}

type Setting = { tables: Map<string, Table>; owners: number };

async function grow(client: Client, table: Table, { tables, owners }: Setting): Promise<Grown> {
  const { name, columns } = table;
  const share = SHARES.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
  const wanted = Math.ceil(owners * share);
  const values = columns.map((column) => valueOf(table, column, tables));
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const sql = `
    WITH s AS MATERIALIZED (
      SELECT row_number() OVER () - 1 AS nr, t.* FROM (SELECT * FROM "${name}" LIMIT ${SAMPLES}) t
    ), many AS (SELECT greatest(count(*), 1) AS samples FROM s)
    INSERT INTO "${name}" (${names})
    SELECT ${values.join(', ')}
    FROM many CROSS JOIN generate_series(1, ${wanted}) AS i JOIN s ON s.nr = i % many.samples
    ON CONFLICT DO NOTHING`;
  try {
    const { rowCount } = await client.query(sql);
    note(`${name}: ${count(rowCount ?? 0)} rows`);
    return { table: name, rows: rowCount ?? 0, ...(rowCount === 0 && { reason: 'the app wrote no row' }) };
  } catch (error) {
    return { table: name, rows: 0, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** SQL for the value of a column in the row of owner `i`, of which `s` is the pattern. */
function valueOf(table: Table, column: Column, tables: Map<string, Table>): string {
  const own = `s."${column.name}"`;
  const special = OWN[column.name];
  if (special) return unlessNull(own, special);
  const target = column.to && follow(column.to, tables);
  if (target) return unlessNull(own, idOf(target.table, target.column, column.type));
  if (column.type === 'uuid') return unlessNull(own, idOf(table.name, column.name, column.type));
  if (isTold(table, column)) return unlessNull(own, distinct(table, column, own));
  if (column.type.startsWith('timestamp')) return `${own} - (i % ${DAYS * 24}) * interval '1 hour'`;
  if (column.type === 'date') return `${own} - (i % ${DAYS})`;
  if (/_lat$|^lat/.test(column.name)) return unlessNull(own, '25 + (i * 37 % 2400) / 100.0');
  if (/_lng$|^lng/.test(column.name)) return unlessNull(own, '-124 + (i * 53 % 5700) / 100.0');
  return own;
}

/** To the column whose rows it is in the end. */
function follow(
  to: { table: string; column: string },
  tables: Map<string, Table>,
): { table: string; column: string } {
  const next = tables.get(to.table)?.columns.find(({ name }) => name === to.column)?.to;
  return next && next.table !== to.table ? follow(next, tables) : to;
}

/** One whose rows no other column of an index tells apart. */
function isTold({ columns, unique }: Table, { name }: Column): boolean {
  return unique.some((index) => {
    const parts = columns.filter((column) => index.includes(column.name));
    const isApart = parts.some(({ type, to }) => type === 'uuid' || to !== null);
    return !isApart && parts.at(-1)?.name === name;
  });
}

const unlessNull = (own: string, value: string) => `CASE WHEN ${own} IS NULL THEN NULL ELSE ${value} END`;

function idOf(table: string, column: string, type: string): string {
  const seed = `'${table}.${column}.' || i`;
  if (type === 'uuid') return `md5(${seed})::uuid`;
  return type === 'integer' || type === 'bigint' ? `(10000000 + i)::${type}` : `(${seed})::${type}`;
}

function distinct({ name }: Table, column: Column, own: string): string {
  const seed = `'${name}.${column.name}.' || i`;
  if (column.type === 'bytea') return `sha256((${seed})::bytea)`;
  if (/int/.test(column.type)) return `(10000000 + i)::${column.type}`;
  if (column.type === 'text' || column.type === 'citext') {
    const hex = `encode(sha256((${seed})::bytea), 'hex')`;
    return `CASE WHEN ${own}::text ~ '^[0-9a-f]{64}$' THEN ${hex} ELSE i || '-' || ${own} END`;
  }
  return own;
}
