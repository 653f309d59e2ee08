import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, parseCanonicalObject } from '@/lib/evidence/rules/canonical-json';
import { commit, parseLeaf } from '@/lib/evidence/rules/commitment';
import { climbPath, equalBytes, hashLeaf, type PathStep } from '@/lib/evidence/rules/merkle';
import { fitsEntries, openLockState } from '@/lib/evidence/rules/lock-state';
import {
  openNote,
  parseCheckpoint,
  parseVerifierKey,
  type Checkpoint,
} from '@/lib/evidence/rules/signed-note';
import {
  proofSchema,
  type EntryProof,
  type JsonObject,
  type LockState,
  type Proof,
} from '@/lib/evidence/schema/proof';

/** What a proof shows once every part of it fits. */
export type ProvenEntry = {
  record: JsonObject;
  /** with it the record opens the commitment; hex */
  salt: string;
  /** when the log took the entry, ISO 8601 UTC */
  time: string;
  index: number;
  /** of the checkpoint: how many entries the log had */
  size: number;
  origin: string;
  commitment: string;
  leafHash: string;
  path: PathStep[];
  root: string;
  publicKey: string;
};

/** `others`: what else happened to the lock. `state`: what had become of it; null in the first format. */
export type ProofCheck =
  | { verified: true; entry: ProvenEntry; others: ProvenEntry[]; state: LockState | null }
  | { verified: false; reason: string };

/** The one text of a proof: the JSON file holds exactly these characters. */
export function serializeProof(proof: Proof): string {
  return canonicalJson(proof);
}

/** Checks a proof's text; any other spelling of the same values is refused. */
export function checkProofText(text: string): ProofCheck {
  const value = parseCanonicalObject(text);
  if (!value) return refuse('This is not a proof file, or its text was changed.');
  return checkProof(value);
}

/** Checks every link from the record to the signature on the checkpoint. */
export function checkProof(value: unknown): ProofCheck {
  const parsed = proofSchema.safeParse(value);
  if (!parsed.success) return refuse('The proof is missing parts that every proof has.');
  const proof = parsed.data;
  const opened = [proof, ...(proof.schemaVersion === 2 ? proof.others : [])].map(openEntry);
  const damaged = opened.find((entry) => typeof entry === 'string');
  if (typeof damaged === 'string') return refuse(damaged);

  const key = parseVerifierKey(proof.publicKey);
  if (!key) return refuse('The key of the log was changed.');
  const text = openNote(proof.checkpoint, key);
  if (text === null) return refuse('The checkpoint is not signed with the key of the log.');
  const checkpoint = parseCheckpoint(text);
  if (checkpoint?.origin !== key.name) return refuse('The checkpoint is not from this log.');

  const tree = { ...checkpoint, publicKey: proof.publicKey };
  const placed = opened.map((entry) => (typeof entry === 'string' ? null : placeEntry(entry, tree)));
  const [entry, ...others] = placed.filter((each) => each !== null);
  if (!entry || others.length + 1 < placed.length) {
    return refuse('The entry is not in the tree that the checkpoint signs.');
  }
  if (proof.schemaVersion === 1) return { verified: true, entry, others, state: null };

  const state = openLockState(proof.state, key);
  if (state?.size !== checkpoint.size || !fitsEntries(state, [entry, ...others])) {
    return refuse('What the file says of the lock was changed.');
  }
  return { verified: true, entry, others, state };
}

type OpenedEntry = { proof: EntryProof; record: JsonObject; time: string; commitment: string };

/** The record that an entry commits to, or what is wrong with it. */
function openEntry(proof: EntryProof): OpenedEntry | string {
  const record = parseCanonicalObject(proof.record);
  if (!record) return 'The record was changed.';
  const leaf = parseLeaf(proof.leaf);
  if (!leaf) return 'The log entry was changed.';
  const commitment = bytesToHex(commit(hexToBytes(proof.salt), proof.record));
  return commitment === leaf.commitment
    ? { proof, record, time: leaf.time, commitment }
    : 'The record is not the one that the log entry commits to.';
}

/** The entry with its way to the root, or null when that leads elsewhere. */
function placeEntry(
  { proof, record, time, commitment }: OpenedEntry,
  { origin, size, root, publicKey }: Checkpoint & { publicKey: string },
): ProvenEntry | null {
  const leafHash = hashLeaf(utf8ToBytes(proof.leaf));
  const hashes = proof.hashes.map((hash) => hexToBytes(hash));
  const path = climbPath({ leafHash, index: proof.index, size, hashes });
  if (!path || !equalBytes(path.at(-1)?.parent ?? leafHash, root)) return null;
  return {
    record,
    salt: proof.salt,
    time,
    index: proof.index,
    size,
    origin,
    commitment,
    leafHash: bytesToHex(leafHash),
    path,
    root: bytesToHex(root),
    publicKey,
  };
}

function refuse(reason: string): ProofCheck {
  return { verified: false, reason };
}
