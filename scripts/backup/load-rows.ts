import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { tablePart, type CopiedTable, type Manifest } from './manifest';
import { readPart, type Place } from './parts';
import { Refusal } from './refusal';
import { connect, listTables, nameOf, quote } from './tables';

type ForeignKey = { owner: string; name: string; definition: string };

/**
 * Puts the rows of a backup into tables without rows, in one transaction, and does `beforeCommit` in it.
 *
 * Triggers are off meanwhile: they judge what the app does (nobody adds to a deleted account, what ends is kept), and these
 * rows were judged when they were written. The owner of the tables may do that, so no superuser is needed, as it would be
 * for session_replication_role. Foreign keys are taken off and put back as pg_dump does it: whatever the order of the
 * tables, Postgres checks every row against them before the commit.
 */
export async function loadRows(
  databaseUrl: string,
  { place, manifest }: { place: Place; manifest: Manifest },
  beforeCommit: () => Promise<void>,
): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await client.query('BEGIN');
    await assertSameTables(client, manifest.tables);
    for (const table of manifest.tables)
      await client.query(`ALTER TABLE ${nameOf(table)} DISABLE TRIGGER USER`);
    await assertEmpty(client, manifest.tables);
    const keys = await dropForeignKeys(client, manifest.tables);
    for (const table of manifest.tables) await loadTable(client, { place, table });
    for (const { owner, name, definition } of keys) {
      await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${quote(name)} ${definition}`);
    }
    for (const table of manifest.tables)
      await client.query(`ALTER TABLE ${nameOf(table)} ENABLE TRIGGER USER`);
    for (const sequence of manifest.sequences) {
      const values = [nameOf(sequence), sequence.lastValue, sequence.isCalled];
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', values);
    }
    await beforeCommit();
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

/** Refuses a database in which there is anything: nothing of anybody is overwritten. */
export async function assertUnused(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await assertEmpty(client, await listTables(client));
  } finally {
    await client.end();
  }
}

/** Queues are made with the tables. What waits in them is a row of `job`. */
const madeAtSetup = new Set(['pgboss.queue']);

async function assertEmpty(client: Client, tables: { schema: string; name: string }[]): Promise<void> {
  for (const table of tables.filter(({ schema, name }) => !madeAtSetup.has(`${schema}.${name}`))) {
    const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${nameOf(table)}) AS has_rows`);
    if (!rows[0].has_rows) continue;
    throw new Refusal(
      `The database is not empty: ${table.name} has rows. Restore into a new database (CREATE DATABASE …).`,
    );
  }
}

async function assertSameTables(client: Client, tables: CopiedTable[]): Promise<void> {
  const describe = (list: { schema: string; name: string; columns: string[] }[]) =>
    list.map(({ columns, ...table }) => `${nameOf(table)} (${[...columns].sort().join(', ')})`);
  const there = new Set(describe(await listTables(client)));
  const different = describe(tables).find((table) => !there.has(table));
  if (different) throw new Refusal(`This version of the app has other tables than the backup: ${different}`);
}

async function dropForeignKeys(client: Client, tables: CopiedTable[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT k.conrelid::regclass::text AS owner, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE k.contype = 'f' AND k.conparentid = 0 AND n.nspname = ANY($1) ORDER BY 1, 2`,
    [[...new Set(tables.map(({ schema }) => schema))]],
  );
  for (const { owner, name } of rows)
    await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${quote(name)}`);
  return rows;
}

async function loadTable(
  client: Client,
  { place, table }: { place: Place; table: CopiedTable },
): Promise<void> {
  if (madeAtSetup.has(`${table.schema}.${table.name}`)) await client.query(`DELETE FROM ${nameOf(table)}`);
  const target = client.query(
    copyFrom(`COPY ${nameOf(table)} (${table.columns.map(quote).join(', ')}) FROM STDIN`),
  );
  await pipeline(readPart(place, tablePart(table)), createGunzip(), target);
  if (target.rowCount === table.rows) return;
  throw new Refusal(`${tablePart(table)} has ${target.rowCount} rows, and the manifest says ${table.rows}.`);
}
