import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { tablePart, type CopiedTable, type Part, type Sequence } from './manifest';
import { writePart, type Place } from './parts';
import { connect, listApplied, listTables, nameOf, quote, type Table } from './tables';

/** Beside the connection that holds the snapshot. */
const COPIERS = 2;

const KEPT_OBJECTS = "SELECT id FROM public.stored_objects WHERE state = 'kept' ORDER BY id";

/** The sealed list of the objects that the snapshot knows: it may be longer than memory. */
export const WANTED = 'wanted.sealed';

type CopiedRows = {
  takenAt: string;
  postgres: string;
  migrations: string[];
  tables: CopiedTable[];
  sequences: Sequence[];
};

/**
 * Copies the rows of one moment, by several connections that share one snapshot. Nobody waits for it; it holds back VACUUM
 * and migrations for as long as it takes, and no longer: objects are copied afterward.
 */
export async function copyRows(databaseUrl: string, place: Place): Promise<CopiedRows> {
  const leader = await connect(databaseUrl);
  const copiers: Client[] = [];
  try {
    await leader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await leader.query<{ snapshot: string; taken_at: Date; postgres: string }>(
      `SELECT pg_export_snapshot() AS snapshot, now() AS taken_at, current_setting('server_version') AS postgres`,
    );
    const [{ snapshot, taken_at, postgres }] = rows as [(typeof rows)[number]];
    const tables = await listTables(leader);
    await leader.query(`LOCK TABLE ${tables.map(nameOf).join(', ')} IN ACCESS SHARE MODE`);
    for (let n = 0; n < COPIERS; n += 1) copiers.push(await joinSnapshot(databaseUrl, snapshot));
    const migrations = await listApplied(leader);
    await copyOut(leader, KEPT_OBJECTS, (source) => writePart(place, WANTED, [source]));
    const copied = await copyTables(copiers, { tables, place });
    // Sequences know no snapshots. Read last, they are ahead of each row.
    const sequences = await listSequences(leader);
    return { takenAt: taken_at.toISOString(), postgres, migrations, tables: copied, sequences };
  } finally {
    await Promise.allSettled([leader, ...copiers].map((client) => client.end()));
  }
}

async function joinSnapshot(databaseUrl: string, snapshot: string): Promise<Client> {
  const client = await connect(databaseUrl);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`SET TRANSACTION SNAPSHOT '${snapshot}'`);
  return client;
}

async function copyTables(
  copiers: Client[],
  { tables, place }: { tables: Table[]; place: Place },
): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = [];
  const waiting = [...tables];
  const work = async (client: Client) => {
    for (let table = waiting.shift(); table; table = waiting.shift()) {
      copied.push(await copyTable(client, { table, place }));
    }
  };
  await Promise.all(copiers.map(work));
  return copied.sort((a, b) => (tablePart(a) < tablePart(b) ? -1 : 1));
}

async function copyTable(
  client: Client,
  { table, place }: { table: Table; place: Place },
): Promise<CopiedTable> {
  // As a query: a table of partitions cannot be copied by its name.
  const rowsOf = `SELECT ${table.columns.map(quote).join(', ')} FROM ${nameOf(table)}`;
  const copied = await copyOut(client, rowsOf, (source) =>
    writePart(place, tablePart(table), [source, createGzip()]),
  );
  return { ...table, ...copied };
}

/** How many rows there were comes behind the last one. Before, the connection takes no other query. */
async function copyOut(
  client: Client,
  rowsOf: string,
  write: (source: Readable) => Promise<Part>,
): Promise<{ rows: number; part: Part }> {
  const isFree = once(client, 'drain');
  isFree.catch(() => undefined);
  const source = client.query(copyTo(`COPY (${rowsOf}) TO STDOUT`));
  const part = await write(source);
  await isFree;
  return { rows: source.rowCount, part };
}

async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT schemaname AS schema, sequencename AS name FROM pg_sequences
     WHERE schemaname IN ('public', 'pgboss') ORDER BY 1, 2`,
  );
  const sequences: Sequence[] = [];
  for (const sequence of rows) {
    const { rows: state } = await client.query<Pick<Sequence, 'lastValue' | 'isCalled'>>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${nameOf(sequence)}`,
    );
    sequences.push({ ...sequence, ...(state[0] as (typeof state)[number]) });
  }
  return sequences;
}
