import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { sealRecord } from '@/lib/evidence/rules/commitment';
import { formatLockState } from '@/lib/evidence/rules/lock-state';
import { appendLeaf, foldPlan, hashLeaf, planInclusion, planRoot } from '@/lib/evidence/rules/merkle';
import { checkProof } from '@/lib/evidence/rules/proof';
import { shortenHash } from '@/lib/evidence/rules/record-view';
import { formatCheckpoint, formatVerifierKey, signNote } from '@/lib/evidence/rules/signed-note';
import type { LockProof } from '@/lib/evidence/schema/proof';

/* Made up, and known to everybody: what it signs is worth nothing. */
const seed = sha256(utf8ToBytes('the key of the example'));
const key = {
  name: 'example.deedguard.log',
  publicKey: ed25519.getPublicKey(seed),
  sign: (message: Uint8Array) => ed25519.sign(message, seed),
};

const enteredFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const INDEX = 5;
const SIZE = 8;
const LOCKED_AT = '2026-11-03T09:14:00.000Z';

/** Nobody lives there. */
const record = {
  type: 'deed.locked',
  lockId: '5f0e7c1a-8a54-4c0e-9d3b-2f6f1c7d9e10',
  propertyAddress: '12 Example Lane, Springfield',
  ownerName: 'Jordan Example',
  lockType: 'permanent',
  reason: 'Property protection via DeedGuard',
  lockedAt: LOCKED_AT,
  expiresAt: null,
};

/**
 * The proof of a lock that nobody made, in a log of eight entries that nobody keeps: made as ours are, so that everything
 * in a picture of it belongs together and can be checked.
 */
export function makeExampleProof(): LockProof {
  const salt = sha256(utf8ToBytes('the salt of the example'));
  const entry = sealRecord({ record, salt, now: new Date(LOCKED_AT), previousLeaf: null });
  const { root, find } = growTree(entry.leaf);
  const state = formatLockState(key.name, {
    at: LOCKED_AT,
    commitment: bytesToHex(entry.commitment),
    ended: null,
    expiresAt: null,
    index: INDEX,
    paidAt: LOCKED_AT,
    paymentDueAt: null,
    size: SIZE,
    state: 'locked',
    v: 1,
  });
  return {
    checkpoint: signNote(formatCheckpoint({ origin: key.name, size: SIZE, root }), key),
    hashes: foldPlan(planInclusion(INDEX, SIZE), find).map(bytesToHex),
    index: INDEX,
    leaf: entry.leaf,
    others: [],
    publicKey: formatVerifierKey(key.name, key.publicKey),
    record: entry.record,
    salt: bytesToHex(salt),
    schemaVersion: 2,
    state: signNote(state, key),
  };
}

/** Seven other entries, and ours among them. */
function growTree(leaf: string) {
  const nodes = new Map<string, Uint8Array>();
  const find = ({ level, index }: { level: number; index: number }): Uint8Array => {
    const hash = nodes.get(`${level}/${index}`);
    if (!hash) throw new Error(`The example has no node ${level}/${index}.`);
    return hash;
  };
  let root = new Uint8Array();
  for (let at = 0; at < SIZE; at++) {
    const text = at === INDEX ? leaf : `example ${at}`;
    const grown = appendLeaf(at, planRoot(at).flat().map(find), hashLeaf(utf8ToBytes(text)));
    for (const { level, index, hash } of grown.nodes) nodes.set(`${level}/${index}`, hash);
    root = Uint8Array.from(grown.root);
  }
  return { root, find };
}

/** What a picture of the example shows, once its proof was checked as any proof is. */
export function readExampleProof() {
  const checked = checkProof(makeExampleProof());
  if (!checked.verified) throw new Error(`The example is no proof: ${checked.reason}`);
  const { index, size, root, commitment, path, time } = checked.entry;
  return {
    property: record.propertyAddress,
    owner: record.ownerName,
    entered: `${enteredFormat.format(new Date(time))} UTC`,
    index,
    size,
    commitment: shortenHash(commitment),
    root: shortenHash(root),
    log: checked.entry.origin,
    steps: path.length,
  };
}
