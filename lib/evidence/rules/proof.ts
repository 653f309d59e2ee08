import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, parseCanonicalObject } from '@/lib/evidence/rules/canonical-json';
import { commit, parseLeaf } from '@/lib/evidence/rules/commitment';
import { climbPath, equalBytes, hashLeaf, type PathStep } from '@/lib/evidence/rules/merkle';
import { openNote, parseCheckpoint, parseVerifierKey } from '@/lib/evidence/rules/signed-note';
import { proofSchema, type JsonObject, type Proof } from '@/lib/evidence/schema/proof';

/** What a proof shows once every part of it fits. */
export type ProvenEntry = {
  record: JsonObject;
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

export type ProofCheck = { verified: true; entry: ProvenEntry } | { verified: false; reason: string };

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

  const record = parseCanonicalObject(proof.record);
  if (!record) return refuse('The record was changed.');
  const leaf = parseLeaf(proof.leaf);
  if (!leaf) return refuse('The log entry was changed.');
  const commitment = bytesToHex(commit(hexToBytes(proof.salt), proof.record));
  if (commitment !== leaf.commitment)
    return refuse('The record is not the one that the log entry commits to.');

  const key = parseVerifierKey(proof.publicKey);
  if (!key) return refuse('The key of the log was changed.');
  const text = openNote(proof.checkpoint, key);
  if (text === null) return refuse('The checkpoint is not signed with the key of the log.');
  const checkpoint = parseCheckpoint(text);
  if (checkpoint?.origin !== key.name) return refuse('The checkpoint is not from this log.');

  const leafHash = hashLeaf(utf8ToBytes(proof.leaf));
  const hashes = proof.hashes.map((hash) => hexToBytes(hash));
  const steps = climbPath({ leafHash, index: proof.index, size: checkpoint.size, hashes });
  if (!steps || !equalBytes(steps.at(-1)?.parent ?? leafHash, checkpoint.root)) {
    return refuse('The entry is not in the tree that the checkpoint signs.');
  }
  return {
    verified: true,
    entry: {
      record,
      time: leaf.time,
      index: proof.index,
      size: checkpoint.size,
      origin: checkpoint.origin,
      commitment,
      leafHash: bytesToHex(leafHash),
      path: steps,
      root: bytesToHex(checkpoint.root),
      publicKey: proof.publicKey,
    },
  };
}

function refuse(reason: string): ProofCheck {
  return { verified: false, reason };
}
