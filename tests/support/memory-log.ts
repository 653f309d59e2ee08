import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { parseLeaf, sealRecord } from '@/lib/evidence/rules/commitment';
import { formatLockState } from '@/lib/evidence/rules/lock-state';
import {
  appendLeaf,
  climbPath,
  foldPlan,
  hashLeaf,
  planInclusion,
  planRoot,
  type NodeId,
} from '@/lib/evidence/rules/merkle';
import { formatCheckpoint, formatVerifierKey, signNote } from '@/lib/evidence/rules/signed-note';
import type { JsonObject, LockProof, LockState, Proof } from '@/lib/evidence/schema/proof';

/** A tree that keeps what the database keeps: the hashes of complete subtrees. */
export class MemoryTree {
  size = 0;
  private readonly nodes = new Map<string, Uint8Array>();

  readonly find = ({ level, index }: NodeId): Uint8Array => {
    const hash = this.nodes.get(`${level}/${index}`);
    if (!hash) throw new Error(`Node ${level}/${index} is not stored.`);
    return hash;
  };

  append(leaf: Uint8Array): Uint8Array {
    const peaks = planRoot(this.size).flat().map(this.find);
    const { nodes, root } = appendLeaf(this.size, peaks, hashLeaf(leaf));
    for (const node of nodes) this.nodes.set(`${node.level}/${node.index}`, node.hash);
    this.size += 1;
    return root;
  }
}

/** The key of RFC 8032's first test, so that every run signs the same. */
const seed = hexToBytes('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60');
const privateKey = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
  format: 'der',
  type: 'pkcs8',
});

export const testKey = {
  name: 'log.example.com',
  publicKey: new Uint8Array(
    createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32),
  ),
  sign: (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey)),
};
export const testVerifierKey = formatVerifierKey(testKey.name, testKey.publicKey);

export const testRecord: JsonObject = {
  type: 'deed.locked',
  lockId: '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51',
  lockType: 'temporary',
  lockedAt: '2026-11-20T15:04:05.678Z',
  expiresAt: '2027-11-20T15:04:05.678Z',
  ownerName: 'Zoë <b>O’Brien</b> & Söhne',
  propertyAddress: '12 Main St, Austin, TX 78701',
  reason: 'The house is empty for a year.',
};

/** A proof of one entry in a log of `size` entries. */
export function buildProof({
  index = 5,
  size = 13,
  record = testRecord,
}: { index?: number; size?: number; record?: JsonObject } = {}): Proof & { schemaVersion: 1 } {
  const tree = new MemoryTree();
  const salt = createHash('sha256').update('salt').digest();
  const now = new Date('2026-11-20T15:04:06.000Z');
  const entry = sealRecord({ record, salt, now, previousLeaf: null });
  let root: Uint8Array = new Uint8Array();
  for (let at = 0; at < size; at++) root = tree.append(utf8ToBytes(at === index ? entry.leaf : `leaf ${at}`));
  return {
    checkpoint: signNote(formatCheckpoint({ origin: testKey.name, size, root }), testKey),
    hashes: foldPlan(planInclusion(index, size), tree.find).map(bytesToHex),
    index,
    leaf: entry.leaf,
    publicKey: testVerifierKey,
    record: entry.record,
    salt: bytesToHex(salt),
    schemaVersion: 1,
  };
}

const releaseRecord: JsonObject = {
  type: 'deed.released',
  lockId: '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51',
  lockIndex: 5,
  reason: 'owner',
  releasedAt: '2026-11-22T08:00:00.000Z',
};

/** What the log would say of the lock of `buildProof`. */
export function buildState(changes: Partial<LockState> = {}): LockState {
  return {
    at: '2026-11-23T09:00:00.000Z',
    commitment: parseLeaf(buildProof().leaf)!.commitment,
    ended: null,
    expiresAt: '2027-11-20T15:04:05.678Z',
    index: 5,
    paidAt: '2026-11-20T15:10:00.000Z',
    paymentDueAt: null,
    size: 13,
    state: 'locked',
    v: 1,
    ...changes,
  };
}

export const testEnd: Partial<LockState> = {
  state: 'ended',
  ended: { at: '2026-11-22T08:00:00.000Z', by: 'owner', index: 9 },
};

export function signState(state: LockState): string {
  return signNote(formatLockState(testKey.name, state), testKey);
}

/** A proof of a lock, as it is handed out today. */
export function buildLockProof(state: LockState = buildState()): LockProof {
  return { ...buildProof(), others: [], schemaVersion: 2, state: signState(state) };
}

/** The whole history of a lock that its owner released, and the proof of the release alone. */
export function buildEndedProofs(): { history: LockProof; release: LockProof } {
  const salts = ['lock', 'release'].map((text) => createHash('sha256').update(text).digest());
  const [lock, release] = [testRecord, releaseRecord].map((record, at) =>
    sealRecord({ record, salt: salts[at]!, now: new Date('2026-11-22T08:00:01.000Z'), previousLeaf: null }),
  );
  const tree = new MemoryTree();
  let root: Uint8Array = new Uint8Array();
  for (let at = 0; at < 13; at++) {
    const leaf = at === 5 ? lock!.leaf : at === 9 ? release!.leaf : `leaf ${at}`;
    root = tree.append(utf8ToBytes(leaf));
  }
  const entryOf = (index: number, at: number) => ({
    hashes: foldPlan(planInclusion(index, 13), tree.find).map(bytesToHex),
    index,
    leaf: [lock, release][at]!.leaf,
    record: [lock, release][at]!.record,
    salt: bytesToHex(salts[at]!),
  });
  const commitment = bytesToHex(lock!.commitment);
  const shared = {
    checkpoint: signNote(formatCheckpoint({ origin: testKey.name, size: 13, root }), testKey),
    publicKey: testVerifierKey,
    schemaVersion: 2 as const,
    state: signState(buildState({ ...testEnd, commitment })),
  };
  return {
    history: { ...entryOf(5, 0), ...shared, others: [entryOf(9, 1)] },
    release: { ...entryOf(9, 1), ...shared, others: [] },
  };
}

/** A sound proof of the first entry in a log of 2^n entries that nobody could fill: all beside the path is made up. */
export function buildHugeProof(size: number): Proof {
  const small = buildProof({ index: 0, size: 1 });
  const siblings = Array.from({ length: Math.log2(size) }, (_, level) => hashLeaf(Uint8Array.of(level)));
  const steps = climbPath({
    leafHash: hashLeaf(utf8ToBytes(small.leaf)),
    index: 0,
    size,
    hashes: siblings,
  });
  const root = steps!.at(-1)!.parent;
  return {
    ...small,
    checkpoint: signNote(formatCheckpoint({ origin: testKey.name, size, root }), testKey),
    hashes: siblings.map(bytesToHex),
  };
}
