import 'server-only';
import type * as z from 'zod';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  checkpointOf,
  findPaths,
  getCheckpoint,
  listEntries,
  logKey,
  readCheckpoint,
  type LogEntryView,
} from '@/lib/evidence/queries/log';
import { parseCanonicalObject } from '@/lib/evidence/rules/canonical-json';
import { commit, parseLeaf } from '@/lib/evidence/rules/commitment';
import * as merkle from '@/lib/evidence/rules/merkle';
import { checkProof, type ProofCheck } from '@/lib/evidence/rules/proof';
import { openNote } from '@/lib/evidence/rules/signed-note';
import type { verifyAnswerSchema } from '@/lib/evidence/schema/answers';
import type { JsonObject } from '@/lib/evidence/schema/proof';
import { MAX_SIZE, type VerifyRequest } from '@/lib/evidence/schema/requests';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

export type VerifyAnswer = z.infer<typeof verifyAnswerSchema>;
type FoundEntry = Extract<VerifyAnswer, { verified: true }>['entry'];

/**
 * Answers whether a hash or a proof belongs to this log. The hash of an entry or its commitment finds the entry; the
 * hash of a file finds an entry about it, and opens it: anyone who holds the file may know what was recorded of it. A file
 * may have several: the entry that is asked for counts, else the first of `own`, else the oldest.
 */
export async function verifyEvidence(
  { hash, entry, proof, salt }: VerifyRequest,
  own: number[] = [],
): Promise<VerifyAnswer> {
  if (hash !== undefined) return verifyHash(hash, { wanted: entry, own });
  return salt === undefined ? verifyProof(proof) : verifyOpening({ index: entry ?? -1, salt });
}

/**
 * Whoever holds a proof has the salt of its entry, which opens our record to the commitment in the log. To everybody else
 * an entry that is not there, one that was erased and one with another salt look the same.
 */
async function verifyOpening({ index, salt }: { index: number; salt: string }): Promise<VerifyAnswer> {
  const [record, entries, checkpoint] = await Promise.all([
    findRecordText(index),
    db.logEntry.findMany({ select: { index: true, leaf: true }, where: { index } }),
    getCheckpoint(),
  ]);
  const entry = entries[0] && describeEntry(entries[0]);
  const isHeld = record !== null && entry?.commitment === bytesToHex(commit(hexToBytes(salt), record));
  if (!isHeld) throw new AppError('not_found', 'The log has no entry that this proof opens.');
  return { verified: true, entry, checkpoint };
}

/**
 * The records of these entries as the log has them today, by index. What does not hold together is left out: the record
 * opens the commitment, the leaf leads to the root, and the root is signed with our key. Four queries, however many entries.
 */
export async function findSoundRecords(tx: Tx, wanted: number[]): Promise<Map<number, JsonObject>> {
  const indexes = [...new Set(wanted)];
  if (indexes.length === 0) return new Map();
  const note = await readCheckpoint(tx);
  if (openNote(note, logKey()) === null) return new Map();
  const { size, root } = checkpointOf(note);
  const where = { index: { in: indexes } };
  const [leaves, openings, paths] = await Promise.all([
    tx.logEntry.findMany({ select: { index: true, leaf: true }, where }),
    tx.logOpening.findMany({ select: { index: true, salt: true, record: true }, where }),
    findPaths(tx, { indexes, size }),
  ]);
  const openingOf = new Map(openings.map(({ index, ...opening }) => [index, opening]));
  const found = new Map<number, JsonObject>();
  for (const { index, leaf } of leaves) {
    const [opening, hashes] = [openingOf.get(index), paths.get(index)];
    const record = opening && openLeaf(leaf, opening);
    if (record && hashes && leadsTo(root, { leaf, index, size, hashes })) found.set(index, record);
  }
  return found;
}

/**
 * The leaf hashes (hex) of these entries, by index, as long as each leads to the root of the newest checkpoint, and that is
 * signed with our key. Three queries, however many entries.
 */
export async function findSoundLeaves(tx: Tx, wanted: number[]): Promise<Map<number, string>> {
  const indexes = [...new Set(wanted)];
  if (indexes.length === 0) return new Map();
  const note = await readCheckpoint(tx);
  if (openNote(note, logKey()) === null) return new Map();
  const { size, root } = checkpointOf(note);
  const [leaves, paths] = await Promise.all([
    tx.logEntry.findMany({ select: { index: true, leaf: true }, where: { index: { in: indexes } } }),
    findPaths(tx, { indexes, size }),
  ]);
  return new Map(
    leaves
      .filter(({ index, leaf }) => leadsTo(root, { leaf, index, size, hashes: paths.get(index) ?? [] }))
      .map(({ index, leaf }) => [index, bytesToHex(merkle.hashLeaf(utf8ToBytes(leaf)))]),
  );
}

type StoredOpening = { salt: Uint8Array | null; record: string | null };

function openLeaf(leaf: string, { salt, record }: StoredOpening): JsonObject | null {
  if (!salt || record === null) return null;
  const isOpened = parseLeaf(leaf)?.commitment === bytesToHex(commit(salt, record));
  return isOpened ? parseCanonicalObject(record) : null;
}

function leadsTo(
  root: Uint8Array,
  { leaf, ...place }: { leaf: string; index: number; size: number; hashes: Uint8Array[] },
): boolean {
  const leafHash = merkle.hashLeaf(utf8ToBytes(leaf));
  const path = merkle.climbPath({ ...place, leafHash });
  return path !== null && merkle.equalBytes(path.at(-1)?.parent ?? leafHash, root);
}

/** The record of an entry; null once it was erased. */
export async function findRecord(index: number): Promise<JsonObject | null> {
  const record = await findRecordText(index);
  return record === null ? null : parseCanonicalObject(record);
}

async function findRecordText(index: number): Promise<string | null> {
  const opening = await db.logOpening.findUnique({ select: { record: true }, where: { index } });
  return opening?.record ?? null;
}

type Preference = { wanted?: number; own: number[] };

async function verifyHash(hash: string, preference: Preference): Promise<VerifyAnswer> {
  const [found, checkpoint] = await Promise.all([findByHash(hexToBytes(hash), preference), getCheckpoint()]);
  if (!found) throw new AppError('not_found', 'Document hash not found on blockchain');
  const { salt, record, entries, ...entry } = found;
  const answer = { verified: true as const, entry: describeEntry(entry), checkpoint };
  return salt && record !== null
    ? { ...answer, opening: { salt: bytesToHex(salt), record }, entries }
    : answer;
}

type HashMatch = LogEntryView & { salt: Uint8Array | null; record: string | null; entries: number };

async function findByHash(
  hash: Uint8Array,
  { wanted = -1, own }: Preference,
): Promise<HashMatch | undefined> {
  const [found] = await db.$queryRaw<HashMatch[]>`
    SELECT index, leaf, NULL::bytea AS salt, NULL::text AS record, 1 AS entries FROM log_entries
    WHERE commitment = ${hash}
    UNION ALL
    SELECT e.index, e.leaf, NULL, NULL, 1 FROM log_nodes n JOIN log_entries e ON e.index = n.index
    WHERE n.level = 0 AND n.hash = ${hash}
    UNION ALL
    (SELECT e.index, e.leaf, o.salt, o.record, count(*) OVER ()::int
    FROM log_openings o JOIN log_entries e ON e.index = o.index WHERE o.subject_hash = ${hash}
    ORDER BY o.index = ${wanted}::int DESC, o.index = ANY(${own}::int[]) DESC, o.index LIMIT 1)
    LIMIT 1`;
  return found;
}

/** The root is compared with our own log, so a proof stays good when the signing key is replaced. */
async function verifyProof(proof: unknown): Promise<VerifyAnswer> {
  const check: ProofCheck = checkProof(proof);
  if (!check.verified) return check;
  const { index, size, root } = check.entry;
  const own = await findRoot(size);
  if (own !== root) return { verified: false, reason: 'The proof is sound, but it is not from this log.' };
  const [entry, checkpoint] = await Promise.all([
    listEntries({ start: index, end: index + 1 }),
    getCheckpoint(),
  ]);
  return { verified: true, entry: describeEntry(entry.entries[0] as LogEntryView), checkpoint };
}

async function findRoot(size: number): Promise<string | null> {
  if (size > MAX_SIZE) return null;
  const stored = await db.logCheckpoint.findUnique({ select: { note: true }, where: { size } });
  return stored && bytesToHex(checkpointOf(stored.note).root);
}

function describeEntry({ index, leaf }: LogEntryView): FoundEntry {
  const parsed = parseLeaf(leaf);
  if (!parsed) throw new Error(`The leaf of entry ${index} cannot be read.`);
  const leafHash = bytesToHex(merkle.hashLeaf(utf8ToBytes(leaf)));
  return { index, leaf, leafHash, commitment: parsed.commitment, time: parsed.time };
}
