import 'server-only';
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { renderProofPage } from '@/lib/evidence/drawing/render';
import { parseLeaf } from '@/lib/evidence/rules/commitment';
import * as merkle from '@/lib/evidence/rules/merkle';
import { checkProof, serializeProof, type ProofCheck } from '@/lib/evidence/rules/proof';
import * as notes from '@/lib/evidence/rules/signed-note';
import type { Proof } from '@/lib/evidence/schema/proof';
import {
  MAX_SIZE,
  type ConsistencyQuery,
  type EntriesQuery,
  type InclusionQuery,
  type VerifyRequest,
} from '@/lib/evidence/schema/requests';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { sharedRead } from '@/lib/platform/shared-read';

type LogEntryView = { index: number; leaf: string };
type FoundEntry = LogEntryView & { leafHash: string; commitment: string; time: string };
/** What shows that an entry is about the file that was asked for: its commitment is that of this salt (hex) and this canonical JSON. */
type Opening = { salt: string; record: string };
/** `entries`: how many entries of the log are about the file that was asked for. */
export type VerifyAnswer =
  | { verified: true; entry: FoundEntry; checkpoint: string; opening?: Opening; entries?: number }
  | { verified: false; reason: string };

type LogKey = notes.VerifierKey & { verifierKey: string; sign: (message: Uint8Array) => Uint8Array };

/** The log's key, as a C2SP verifier key. */
export function getVerifierKey(): string {
  return logKey().verifierKey;
}

/** A signed note over a tree, with the key of today. */
export function signCheckpoint({ size, root }: { size: number; root: Uint8Array }): string {
  const key = logKey();
  return notes.signNote(notes.formatCheckpoint({ origin: key.name, size, root }), key);
}

const readCheckpoint = sharedRead(async (): Promise<string> => {
  // As SQL: through the model it took half as much again.
  const [latest] = await db.$queryRaw<{ note: string }[]>`
    SELECT note FROM log_checkpoints ORDER BY size DESC LIMIT 1`;
  return latest ? underCurrentKey(latest.note) : signCheckpoint({ size: 0, root: merkle.emptyRoot() });
});

/** The latest signed note. An empty log has one too. */
export async function getCheckpoint(): Promise<string> {
  return readCheckpoint();
}

/** The path from an entry to the root of the tree of that size. Throws `not_found` beyond the log. */
export async function getInclusion({ index, size }: InclusionQuery) {
  const plan = merkle.planInclusion(index, size);
  const find = await readNodes([...plan.flat(), { level: 0, index }], size);
  const hashes = merkle.foldPlan(plan, find).map(bytesToHex);
  return { index, size, leafHash: bytesToHex(find({ level: 0, index })), hashes };
}

/** What shows that the tree of one size is the beginning of a larger one. Throws `not_found` beyond the log. */
export async function getConsistency({ from, to }: ConsistencyQuery) {
  const plan = merkle.planConsistency(from, to);
  const find = await readNodes(plan.flat(), to);
  return { from, to, hashes: merkle.foldPlan(plan, find).map(bytesToHex) };
}

/** The leaves from `start` to before `end`. Throws `not_found` unless the log has them all, so that the answer never changes. */
export async function listEntries({ start, end }: EntriesQuery): Promise<{ entries: LogEntryView[] }> {
  const entries = await db.logEntry.findMany({
    select: { index: true, leaf: true },
    where: { index: { gte: start, lt: end } },
    orderBy: { index: 'asc' },
  });
  if (entries.length < end - start) throw beyondLog(end);
  return { entries };
}

/** Everything that shows, without us, that the record of an entry is in the log. */
export async function getProof(index: number): Promise<Proof> {
  const [entry, opening, checkpoint] = await Promise.all([
    db.logEntry.findUnique({ select: { leaf: true }, where: { index } }),
    db.logOpening.findUnique({ select: { salt: true, record: true }, where: { index } }),
    getCheckpoint(),
  ]);
  if (!entry) throw new AppError('not_found', `The log has no entry ${index}.`);
  if (!opening?.salt || opening.record === null) {
    throw new AppError(
      'not_found',
      'The record of this entry was erased on request, so it no longer has a proof.',
    );
  }
  const { hashes } = await getInclusion({ index, size: checkpointOf(checkpoint).size });
  return {
    checkpoint,
    hashes,
    index,
    leaf: entry.leaf,
    publicKey: getVerifierKey(),
    record: opening.record,
    salt: bytesToHex(opening.salt),
    schemaVersion: 1,
  };
}

/** A proof as the file that is handed out. */
export async function getProofFile(input: { index: number; format: 'html' | 'json' }) {
  const proof = await getProof(input.index);
  const name = `deedguard-proof-${input.index}.${input.format}`;
  return input.format === 'html'
    ? { name, type: 'text/html; charset=utf-8', text: renderProofPage(proof) }
    : { name, type: 'application/json', text: serializeProof(proof) };
}

/** The commitments (hex) of entries, by their index. */
export async function listCommitments(indexes: number[]): Promise<Map<number, string>> {
  const entries = await db.logEntry.findMany({
    select: { index: true, commitment: true },
    where: { index: { in: indexes } },
  });
  return new Map(entries.map(({ index, commitment }) => [index, bytesToHex(commitment)]));
}

/**
 * Answers whether a hash or a proof belongs to this log. The hash of an entry or its commitment finds the entry; the
 * hash of a file finds an entry about it, and opens it: anyone who holds the file may know what was recorded of it. A file
 * may have several: the entry that is asked for counts, else the first of `own`, else the oldest.
 */
export async function verifyEvidence(
  { hash, entry, proof }: VerifyRequest,
  own: number[] = [],
): Promise<VerifyAnswer> {
  return hash === undefined ? verifyProof(proof) : verifyHash(hash, { wanted: entry, own });
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

/** Stored subtree hashes by place: one query, a look at the primary key for each node. */
async function readNodes(nodes: merkle.NodeId[], size: number): Promise<(node: merkle.NodeId) => Uint8Array> {
  const wanted = size > 0 ? [...nodes, { level: 0, index: size - 1 }] : nodes;
  const rows = await db.$queryRaw<{ level: number; index: number; hash: Uint8Array | null }[]>`
    SELECT w.level, w.index, (SELECT n.hash FROM log_nodes n WHERE n.level = w.level AND n.index = w.index) AS hash
    FROM unnest(${wanted.map((node) => node.level)}::int[], ${wanted.map((node) => node.index)}::int[]) AS w(level, index)`;
  if (rows.some((row) => row.hash === null)) throw beyondLog(size);
  const hashes = new Map(rows.map((row) => [nodeKey(row), row.hash]));
  return (node) => {
    const hash = hashes.get(nodeKey(node));
    if (!hash) throw new Error(`Node ${nodeKey(node)} was not asked for.`);
    return hash;
  };
}

function nodeKey({ level, index }: merkle.NodeId): string {
  return `${level}/${index}`;
}

function beyondLog(size: number): AppError {
  return new AppError(
    'not_found',
    `The log does not have ${size} entries yet. Its size is in the checkpoint.`,
  );
}

/** Signs again what was signed under a key or an origin that is no longer used. */
function underCurrentKey(note: string): string {
  return notes.findSignature(note, logKey()) ? note : signCheckpoint(checkpointOf(note));
}

function checkpointOf(note: string): notes.Checkpoint {
  const checkpoint = notes.parseCheckpoint(notes.noteText(note));
  if (!checkpoint) throw new Error('A stored checkpoint cannot be read.');
  return checkpoint;
}

let key: LogKey | undefined;

function logKey(): LogKey {
  key ??= readLogKey();
  return key;
}

function readLogKey(): LogKey {
  const seed = Buffer.from(env().LOG_SIGNING_KEY, 'base64');
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);
  const verifierKey = notes.formatVerifierKey(env().LOG_ORIGIN, publicKey);
  const parsed = notes.parseVerifierKey(verifierKey);
  if (!parsed) throw new Error('LOG_ORIGIN cannot be the name of a key.');
  return { ...parsed, verifierKey, sign: (message) => sign(null, message, privateKey) };
}
