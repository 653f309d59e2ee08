import 'server-only';
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { bytesToHex } from '@noble/hashes/utils.js';
import * as merkle from '@/lib/evidence/rules/merkle';
import * as notes from '@/lib/evidence/rules/signed-note';
import type { ConsistencyQuery, EntriesQuery, InclusionQuery } from '@/lib/evidence/schema/requests';
import { db, type Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { sharedRead } from '@/lib/platform/shared-read';

export type LogEntryView = { index: number; leaf: string };
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

/** The latest signed note that a transaction sees. */
export async function readCheckpoint(tx: Tx): Promise<string> {
  // As SQL: through the model it took half as much again.
  const [latest] = await tx.$queryRaw<{ note: string }[]>`
    SELECT note FROM log_checkpoints ORDER BY size DESC LIMIT 1`;
  return latest ? underCurrentKey(latest.note) : signCheckpoint({ size: 0, root: merkle.emptyRoot() });
}

const readSharedCheckpoint = sharedRead(() => readCheckpoint(db));

/** The latest signed note. An empty log has one too. */
export async function getCheckpoint(): Promise<string> {
  return readSharedCheckpoint();
}

/** The path from an entry to the root of the tree of that size. Throws `not_found` beyond the log. */
export async function getInclusion({ index, size }: InclusionQuery) {
  const plan = merkle.planInclusion(index, size);
  const find = await readNodes([...plan.flat(), { level: 0, index }], size);
  const hashes = merkle.foldPlan(plan, find).map(bytesToHex);
  return { index, size, leafHash: bytesToHex(find({ level: 0, index })), hashes };
}

/** The paths of several entries to the root of the tree of that size, by index; without those that our nodes do not lead to. */
export async function findPaths(
  tx: Tx,
  { indexes, size }: { indexes: number[]; size: number },
): Promise<Map<number, Uint8Array[]>> {
  const plans = indexes
    .filter((index) => index < size)
    .map((index) => [index, merkle.planInclusion(index, size)] as const);
  const hashes = await findNodes(
    tx,
    plans.flatMap(([, plan]) => plan.flat()),
  );
  return new Map(
    plans
      .filter(([, plan]) => plan.flat().every((node) => hashes.has(nodeKey(node))))
      .map(([index, plan]) => [index, merkle.foldPlan(plan, hashIn(hashes))]),
  );
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

/** The commitments (hex) of entries, by their index. */
export async function listCommitments(indexes: number[]): Promise<Map<number, string>> {
  const entries = await db.logEntry.findMany({
    select: { index: true, commitment: true },
    where: { index: { in: indexes } },
  });
  return new Map(entries.map(({ index, commitment }) => [index, bytesToHex(commitment)]));
}

/** Stored subtree hashes by place. Throws `not_found` when one is missing. */
async function readNodes(nodes: merkle.NodeId[], size: number): Promise<(node: merkle.NodeId) => Uint8Array> {
  const wanted = size > 0 ? [...nodes, { level: 0, index: size - 1 }] : nodes;
  const hashes = await findNodes(db, wanted);
  if (wanted.some((node) => !hashes.has(nodeKey(node)))) throw beyondLog(size);
  return hashIn(hashes);
}

/** One query, a look at the primary key for each node. */
async function findNodes(tx: Tx, wanted: merkle.NodeId[]): Promise<Map<string, Uint8Array>> {
  const rows = await tx.$queryRaw<{ level: number; index: number; hash: Uint8Array | null }[]>`
    SELECT w.level, w.index, (SELECT n.hash FROM log_nodes n WHERE n.level = w.level AND n.index = w.index) AS hash
    FROM unnest(${wanted.map((node) => node.level)}::int[], ${wanted.map((node) => node.index)}::int[]) AS w(level, index)`;
  return new Map(rows.flatMap((row) => (row.hash ? [[nodeKey(row), row.hash]] : [])));
}

function hashIn(hashes: Map<string, Uint8Array>): (node: merkle.NodeId) => Uint8Array {
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

/** What a stored note says. */
export function checkpointOf(note: string): notes.Checkpoint {
  const checkpoint = notes.parseCheckpoint(notes.noteText(note));
  if (!checkpoint) throw new Error('A stored checkpoint cannot be read.');
  return checkpoint;
}

let key: LogKey | undefined;

/** With what notes are signed. */
export function logKey(): LogKey {
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
