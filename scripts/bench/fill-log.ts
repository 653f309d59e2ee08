import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { signCheckpoint } from '@/lib/evidence/queries/log';
import { sealRecord } from '@/lib/evidence/rules/commitment';
import { appendLeaf, hashLeaf, type Node } from '@/lib/evidence/rules/merkle';
import { withClient } from './postgres';

const BATCH = 5_000;

type Entry = { leaf: string; commitment: Uint8Array; salt: Uint8Array; record: string };
type Tail = { leaf: string | null; peaks: Uint8Array[]; root: Uint8Array };

/** Writes a log of that size into an empty database, many entries at a time: the same rows, one signature. */
export async function fillLog(url: string, size: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('SET synchronous_commit = off');
    let tail: Tail = { leaf: null, peaks: [], root: new Uint8Array() };
    for (let start = 0; start < size; start += BATCH) {
      tail = await insertBatch(client, { start, end: Math.min(start + BATCH, size), tail });
    }
    const note = signCheckpoint({ size, root: tail.root });
    await client.query('INSERT INTO log_checkpoints (size, note) VALUES ($1, $2)', [size, note]);
    await client.query('VACUUM ANALYZE log_entries, log_nodes, log_openings, log_checkpoints');
    await client.query('CHECKPOINT');
  });
}

async function insertBatch(client: Client, { start, end, tail }: { start: number; end: number; tail: Tail }) {
  const entries: Entry[] = [];
  const nodes: Node[] = [];
  let { leaf: previousLeaf, peaks, root } = tail;
  for (let index = start; index < end; index += 1) {
    const salt = randomBytes(32);
    const entry = sealRecord({ record: benchRecord(index), salt, now: new Date(), previousLeaf });
    const added = appendLeaf(index, peaks, hashLeaf(Buffer.from(entry.leaf)));
    entries.push({ ...entry, salt });
    nodes.push(...added.nodes);
    peaks = [...peaks.slice(0, peaks.length - added.nodes.length + 1), (added.nodes.at(-1) as Node).hash];
    root = added.root;
    previousLeaf = entry.leaf;
  }
  await insertEntries(client, start, entries);
  await insertNodes(client, nodes);
  return { leaf: previousLeaf, peaks, root };
}

/** As large as the record of a locked deed. */
export function benchRecord(index: number) {
  return {
    type: 'deed.locked',
    lockId: '5f0c1d52-0c5e-4b6e-9a55-9d9a1a6f2a10',
    propertyAddress: `${index} Main St, Austin, TX 78701`,
    ownerName: 'Ada Lovelace',
    lockType: 'permanent',
    reason: 'Protection against deed fraud',
    lockedAt: '2026-01-01T00:00:00.000Z',
    expiresAt: null,
  };
}

async function insertEntries(client: Client, start: number, entries: Entry[]): Promise<void> {
  await client.query(
    `WITH batch AS (
       SELECT $1::int + i - 1 AS index, leaf, commitment, salt, record
       FROM unnest($2::text[], $3::bytea[], $4::bytea[], $5::text[]) WITH ORDINALITY AS t(leaf, commitment, salt, record, i)
     ), openings AS (
       INSERT INTO log_openings (index, salt, record) SELECT index, salt, record FROM batch
     )
     INSERT INTO log_entries (index, leaf, commitment) SELECT index, leaf, commitment FROM batch`,
    [
      start,
      entries.map(({ leaf }) => leaf),
      entries.map(({ commitment }) => Buffer.from(commitment)),
      entries.map(({ salt }) => salt),
      entries.map(({ record }) => record),
    ],
  );
}

async function insertNodes(client: Client, nodes: Node[]): Promise<void> {
  await client.query(
    `INSERT INTO log_nodes (level, index, hash) SELECT * FROM unnest($1::int[], $2::int[], $3::bytea[])`,
    [
      nodes.map(({ level }) => level),
      nodes.map(({ index }) => index),
      nodes.map(({ hash }) => Buffer.from(hash)),
    ],
  );
}
