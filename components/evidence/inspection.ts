import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hashFile } from '@/components/evidence/hash-file';
import {
  fetchInclusion,
  fetchKey,
  findEntry,
  findLockState,
  type Opening,
} from '@/components/evidence/log-client';
import { parseCanonicalObject } from '@/lib/evidence/rules/canonical-json';
import { commit, parseLeaf } from '@/lib/evidence/rules/commitment';
import { fitsEntries, isLockRecord, openLockState } from '@/lib/evidence/rules/lock-state';
import { climbPath, equalBytes, hashLeaf } from '@/lib/evidence/rules/merkle';
import type { ProvenEntry } from '@/lib/evidence/rules/proof';
import { checkProofFile, looksLikeProof } from '@/lib/evidence/rules/proof-file';
import {
  openNote,
  parseCheckpoint,
  parseVerifierKey,
  type Checkpoint,
} from '@/lib/evidence/rules/signed-note';
import type { JsonObject, Leaf, LockState } from '@/lib/evidence/schema/proof';

/** An entry that holds together. Found by its own hash it has no record: that is private. */
export type CheckedEntry = Omit<ProvenEntry, 'record' | 'salt'> & {
  record: JsonObject | null;
  /** It was found by the hash of a file: whoever holds the file may see the record. */
  isOfFile?: boolean;
  /** how many entries of the log are about that file */
  entries?: number;
};

/** What is known of a lock: what the log says today, else what the file says; `null` where neither says anything. */
export type LockNews = { from: 'log' | 'file'; state: LockState | null };

export type Inspection =
  | {
      kind: 'verified';
      entry: CheckedEntry;
      key: 'ours' | 'other' | 'not compared';
      /** what else the file proves of a lock */
      others?: CheckedEntry[];
      /** of the proof of a lock */
      lock?: LockNews;
    }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown'; hash: string };

const HASH = /^[0-9a-f]{64}$/;
const MAX_PROOF_BYTES = 1_000_000;
const BROKEN_ANSWER = 'The log knows this hash, but its answer is not consistent.';

/** Checks a proof file, or hashes any other file, in the browser. A hash is sent, or the salt of a lock's proof; never the file. */
export async function inspectFile(file: File, onProgress: (share: number) => void): Promise<Inspection> {
  if (file.size <= MAX_PROOF_BYTES) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (looksLikeProof(new TextDecoder().decode(bytes))) return inspectProof(bytes);
  }
  return inspectHash(await hashFile(file, onProgress));
}

/** Looks a hash up in the log (`wanted` is the entry that is meant), then checks the log's answer up to the signature. */
export async function inspectHash(hash: string, wanted?: number): Promise<Inspection> {
  const [answer, publicKey] = await Promise.all([findEntry(hash, wanted), fetchKey()]);
  if (!answer) return { kind: 'unknown', hash };
  if (!answer.verified) return { kind: 'refused', reason: answer.reason };
  const { index } = answer.entry;
  const checkpoint = readCheckpoint(answer.checkpoint, publicKey);
  const leaf = parseLeaf(answer.entry.leaf);
  if (!checkpoint || !leaf || index >= checkpoint.size) return { kind: 'refused', reason: BROKEN_ANSWER };

  const leafHash = hashLeaf(utf8ToBytes(answer.entry.leaf));
  const path = await fetchPath({ index, size: checkpoint.size, leafHash });
  if (!path || !equalBytes(path.at(-1)?.parent ?? leafHash, checkpoint.root)) {
    return { kind: 'refused', reason: BROKEN_ANSWER };
  }
  const record = answer.opening ? openRecord(answer.opening, { hash, leaf }) : null;
  const isAsked = hash === leaf.commitment || hash === bytesToHex(leafHash);
  if (answer.opening ? !record : !isAsked) return { kind: 'refused', reason: BROKEN_ANSWER };

  const { commitment, time } = leaf;
  const found = { commitment, time, record, isOfFile: record !== null, entries: answer.entries };
  const shared = { origin: checkpoint.origin, root: bytesToHex(checkpoint.root), publicKey };
  const place = { index, size: checkpoint.size, path, leafHash: bytesToHex(leafHash) };
  return { kind: 'verified', entry: { ...place, ...shared, ...found }, key: 'ours' };
}

function readCheckpoint(note: string, publicKey: string): Checkpoint | null {
  const key = parseVerifierKey(publicKey);
  const text = key && openNote(note, key);
  const checkpoint = text ? parseCheckpoint(text) : null;
  return checkpoint && checkpoint.origin === key?.name ? checkpoint : null;
}

async function fetchPath(place: { index: number; size: number; leafHash: Uint8Array }) {
  const { hashes } = await fetchInclusion(place);
  if (!hashes.every((each) => HASH.test(each))) return null;
  return climbPath({ ...place, hashes: hashes.map((each) => hexToBytes(each)) });
}

/** The record of a file's entry, when the entry commits to exactly it and it is about exactly this file. */
function openRecord(opening: Opening, of: { hash: string; leaf: Leaf }) {
  const record = parseCanonicalObject(opening.record);
  if (!record || !HASH.test(opening.salt)) return null;
  const commitment = bytesToHex(commit(hexToBytes(opening.salt), opening.record));
  return commitment === of.leaf.commitment && record.documentHash === of.hash ? record : null;
}

async function inspectProof(bytes: Uint8Array): Promise<Inspection> {
  const check = checkProofFile(bytes);
  if (!check.verified) return { kind: 'refused', reason: check.reason };
  const { entry, others } = check;
  const ownKey = await fetchKey().catch(() => null);
  const key = ownKey === null ? 'not compared' : ownKey === entry.publicKey ? 'ours' : 'other';
  const found: Inspection = { kind: 'verified', entry, others, key };
  if (!isLockRecord(entry.record)) return found;
  const today = ownKey === null ? null : await fetchState(entry, ownKey);
  return { ...found, lock: today ? { from: 'log', state: today } : { from: 'file', state: check.state } };
}

/**
 * What the log says of a lock today. The salt of its entry is sent and never the record: another log cannot read
 * anything from it, and ours has it. An answer that is not signed, or is about another lock, is none.
 */
async function fetchState(entry: ProvenEntry, publicKey: string): Promise<LockState | null> {
  const note = await findLockState(entry).catch(() => null);
  const key = parseVerifierKey(publicKey);
  const state = note && key && openLockState(note, key);
  return state && fitsEntries(state, [entry]) ? state : null;
}
