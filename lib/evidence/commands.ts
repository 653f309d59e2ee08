import 'server-only';
import { randomBytes } from 'node:crypto';
import { Prisma } from '@/prisma/generated/client';
import { signCheckpoint } from '@/lib/evidence/queries/log';
import { sealRecord } from '@/lib/evidence/rules/commitment';
import { appendLeaf, hashLeaf, type Node } from '@/lib/evidence/rules/merkle';
import type { JsonObject } from '@/lib/evidence/schema/proof';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';

/** Any constant that nothing else locks. */
const LOG_LOCK = 6962;

type LogTail = { size: number; leaf: string | null; peaks: Uint8Array[] };

/**
 * Commits to a private record as the next entry of the log, and signs the larger tree. Everybody else's append waits
 * until the caller's transaction ends, so call it last.
 */
export async function appendEntry(
  tx: Tx,
  input: {
    record: JsonObject;
    /** SHA-256 of the file that the record is about; anyone who looks that hash up sees the record */
    subjectHash?: Uint8Array;
    /** inserts of the caller that need the index: one statement writes them with the entry, so that the others wait less */
    beside?: (index: number) => Prisma.Sql[];
  },
): Promise<{ index: number }> {
  const { size, leaf: previousLeaf, peaks } = await holdTail(tx);
  const salt = randomBytes(32);
  const entry = sealRecord({ record: input.record, salt, now: now(), previousLeaf });
  const { nodes, root } = appendLeaf(size, peaks, hashLeaf(Buffer.from(entry.leaf)));
  await insertEntry(tx, {
    index: size,
    ...entry,
    salt,
    subjectHash: input.subjectHash ?? null,
    nodes,
    note: signCheckpoint({ size: size + 1, root }),
    beside: input.beside?.(size) ?? [],
  });
  return { index: size };
}

/** Destroys what opens these entries. Their leaves stay, and tell nobody what they were about; no other proof changes. */
export async function eraseOpenings(tx: Tx, indexes: number[]): Promise<void> {
  await tx.logOpening.updateMany({
    where: { index: { in: indexes } },
    data: { salt: null, record: null, subjectHash: null },
  });
}

/** Waits for the appends before this one, and reads what they left (a function of the database, in its migrations). */
async function holdTail(tx: Tx): Promise<LogTail> {
  const rows = await tx.$queryRaw<{ size: number; leaf: string; hash: Uint8Array }[]>`
    SELECT size, leaf, hash FROM hold_log_tail(${LOG_LOCK}::int)`;
  return { size: rows[0]?.size ?? 0, leaf: rows[0]?.leaf ?? null, peaks: rows.map((row) => row.hash) };
}

async function insertEntry(
  tx: Tx,
  entry: {
    index: number;
    leaf: string;
    commitment: Uint8Array;
    salt: Uint8Array;
    record: string;
    subjectHash: Uint8Array | null;
    nodes: Node[];
    note: string;
    beside: Prisma.Sql[];
  },
): Promise<void> {
  const levels = entry.nodes.map((node) => node.level);
  const indexes = entry.nodes.map((node) => node.index);
  const hashes = entry.nodes.map((node) => Buffer.from(node.hash).toString('hex'));
  const beside = entry.beside.map((insert, at) => Prisma.sql`, ${Prisma.raw(`beside_${at}`)} AS (${insert})`);
  await tx.$executeRaw`
    WITH entry AS (
      INSERT INTO log_entries (index, leaf, commitment) VALUES (${entry.index}, ${entry.leaf}, ${entry.commitment})
    ), opening AS (
      INSERT INTO log_openings (index, salt, record, subject_hash)
      VALUES (${entry.index}, ${entry.salt}, ${entry.record}, ${entry.subjectHash})
    ), nodes AS (
      INSERT INTO log_nodes (level, index, hash)
      SELECT n.level, n.index, decode(n.hash, 'hex')
      FROM unnest(${levels}::int[], ${indexes}::int[], ${hashes}::text[]) AS n(level, index, hash)
    )${beside.length > 0 ? Prisma.join(beside, '') : Prisma.empty}
    INSERT INTO log_checkpoints (size, note) VALUES (${entry.index + 1}, ${entry.note})`;
}
