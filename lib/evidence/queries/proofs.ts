import 'server-only';
import { bytesToHex } from '@noble/hashes/utils.js';
import { renderProofPage } from '@/lib/evidence/drawing/render';
import {
  checkpointOf,
  getCheckpoint,
  getInclusion,
  getVerifierKey,
  listCommitments,
  logKey,
} from '@/lib/evidence/queries/log';
import { formatLockState } from '@/lib/evidence/rules/lock-state';
import { serializeProof } from '@/lib/evidence/rules/proof';
import { signNote } from '@/lib/evidence/rules/signed-note';
import type { EntryProof, KnownState, Proof } from '@/lib/evidence/schema/proof';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

/** Everything that shows, without us, that the record of an entry is in the log. */
export async function getProof(index: number): Promise<Proof> {
  const [checkpoint, stored] = await Promise.all([getCheckpoint(), readStoredEntries([index])]);
  const [entry] = await proveEntries(stored, checkpoint);
  return { ...(entry as EntryProof), checkpoint, publicKey: getVerifierKey(), schemaVersion: 1 };
}

/**
 * What has become of a lock, under the log's signature. `checkpoint` and `state` have to be read in one snapshot: the end
 * of a lock is an entry, so a state of one moment beside the log of another would contradict it.
 */
export async function signLockState(state: KnownState, checkpoint: string): Promise<string> {
  const { size } = checkpointOf(checkpoint);
  const commitments = await listCommitments([state.index]);
  const commitment = commitments.get(state.index);
  if (commitment === undefined) throw new Error(`The log has no entry ${state.index}.`);
  const key = logKey();
  return signNote(
    formatLockState(key.name, { ...state, at: now().toISOString(), commitment, size, v: 1 }),
    key,
  );
}

/** The proof of a lock, with its state: the first of `indexes` is what it is of, the others come along. */
export async function getLockProofFile(input: {
  indexes: [number, ...number[]];
  state: KnownState;
  checkpoint: string;
  format: 'html' | 'json';
}) {
  const { indexes, state, checkpoint } = input;
  const [stored, note] = await Promise.all([readStoredEntries(indexes), signLockState(state, checkpoint)]);
  const [entry, ...others] = await proveEntries(stored, checkpoint);
  const proof = {
    ...(entry as EntryProof),
    checkpoint,
    publicKey: getVerifierKey(),
    schemaVersion: 2 as const,
  };
  const name = `deedguard-proof-${indexes.join('-')}`;
  return toProofFile({ ...proof, others, state: note }, { name, format: input.format });
}

/** A proof as the file that is handed out. */
export async function getProofFile({ index, format }: { index: number; format: 'html' | 'json' }) {
  return toProofFile(await getProof(index), { name: `deedguard-proof-${index}`, format });
}

function toProofFile(proof: Proof, { name, format }: { name: string; format: 'html' | 'json' }) {
  return format === 'html'
    ? { name: `${name}.html`, type: 'text/html; charset=utf-8', text: renderProofPage(proof) }
    : { name: `${name}.json`, type: 'application/json', text: serializeProof(proof) };
}

type StoredEntry = Omit<EntryProof, 'hashes'>;

/** Leaves and what opens them, in the order asked for. Throws `not_found` for what is not in the log or was erased. */
async function readStoredEntries(indexes: number[]): Promise<StoredEntry[]> {
  const where = { index: { in: indexes } };
  const [entries, openings] = await Promise.all([
    db.logEntry.findMany({ select: { index: true, leaf: true }, where }),
    db.logOpening.findMany({ select: { index: true, salt: true, record: true }, where }),
  ]);
  return indexes.map((index) => {
    const leaf = entries.find((entry) => entry.index === index)?.leaf;
    const opening = openings.find((each) => each.index === index);
    if (leaf === undefined) throw new AppError('not_found', `The log has no entry ${index}.`);
    if (!opening?.salt || opening.record === null) {
      throw new AppError(
        'not_found',
        'The record of this entry was erased on request, so it no longer has a proof.',
      );
    }
    return { index, leaf, salt: bytesToHex(opening.salt), record: opening.record };
  });
}

async function proveEntries(entries: StoredEntry[], checkpoint: string): Promise<EntryProof[]> {
  const { size } = checkpointOf(checkpoint);
  const paths = await Promise.all(entries.map(({ index }) => getInclusion({ index, size })));
  return entries.map((entry, at) => ({ ...entry, hashes: paths[at]?.hashes ?? [] }));
}
