import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fetchInclusion, fetchKey, findEntry } from '@/components/evidence/log-client';
import { parseLeaf } from '@/lib/evidence/rules/commitment';
import { climbPath, equalBytes, hashLeaf } from '@/lib/evidence/rules/merkle';
import type { ProvenEntry } from '@/lib/evidence/rules/proof';
import { checkProofFile, looksLikeProof } from '@/lib/evidence/rules/proof-file';
import { openNote, parseCheckpoint, parseVerifierKey } from '@/lib/evidence/rules/signed-note';
import type { JsonObject } from '@/lib/evidence/schema/proof';

/** An entry that holds together. Found by a hash it has no record: that is private. */
export type CheckedEntry = Omit<ProvenEntry, 'record'> & { record: JsonObject | null };

export type Inspection =
  | { kind: 'verified'; entry: CheckedEntry; key: 'ours' | 'other' | 'not compared' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown'; hash: string };

const MAX_PROOF_BYTES = 1_000_000;
const BROKEN_ANSWER = 'The log knows this hash, but what it answered does not hold together.';

/** Checks a proof file, or hashes any other file, in the browser; only a hash is ever sent. */
export async function inspectFile(file: File, onProgress: (share: number) => void): Promise<Inspection> {
  if (file.size <= MAX_PROOF_BYTES) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (looksLikeProof(new TextDecoder().decode(bytes))) return inspectProof(bytes);
  }
  return inspectHash(await hashFile(file, onProgress));
}

/** Looks a hash up in the log, then checks the log's answer up to the signature. */
export async function inspectHash(hash: string): Promise<Inspection> {
  const [answer, publicKey] = await Promise.all([findEntry(hash), fetchKey()]);
  if (!answer) return { kind: 'unknown', hash };
  if (!answer.verified) return { kind: 'refused', reason: answer.reason };
  const key = parseVerifierKey(publicKey);
  const text = key && openNote(answer.checkpoint, key);
  const checkpoint = text ? parseCheckpoint(text) : null;
  const leaf = parseLeaf(answer.entry.leaf);
  if (!checkpoint || !leaf) return { kind: 'refused', reason: BROKEN_ANSWER };

  const place = { index: answer.entry.index, size: checkpoint.size };
  const inclusion = await fetchInclusion(place);
  const leafHash = hashLeaf(utf8ToBytes(answer.entry.leaf));
  const path = climbPath({ ...place, leafHash, hashes: inclusion.hashes.map((each) => hexToBytes(each)) });
  const isAsked = hash === leaf.commitment || hash === bytesToHex(leafHash);
  if (!isAsked || !path || !equalBytes(path.at(-1)?.parent ?? leafHash, checkpoint.root)) {
    return { kind: 'refused', reason: BROKEN_ANSWER };
  }
  const { commitment, time } = leaf;
  const shared = { origin: checkpoint.origin, root: bytesToHex(checkpoint.root), publicKey };
  const entry = { ...place, ...shared, commitment, time, path, leafHash: bytesToHex(leafHash), record: null };
  return { kind: 'verified', entry, key: 'ours' };
}

async function inspectProof(bytes: Uint8Array): Promise<Inspection> {
  const check = checkProofFile(bytes);
  if (!check.verified) return { kind: 'refused', reason: check.reason };
  const ownKey = await fetchKey().catch(() => null);
  const key = ownKey === null ? 'not compared' : ownKey === check.entry.publicKey ? 'ours' : 'other';
  return { kind: 'verified', entry: check.entry, key };
}

async function hashFile(file: File, onProgress: (share: number) => void): Promise<string> {
  const hash = sha256.create();
  const reader = file.stream().getReader();
  let readBytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    hash.update(part.value);
    readBytes += part.value.length;
    onProgress(readBytes / file.size);
  }
  return bytesToHex(hash.digest());
}
