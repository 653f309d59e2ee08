import 'server-only';
import { findLockState } from '@/lib/deeds/queries';
import { findRecord, verifyEvidence, type VerifyAnswer } from '@/lib/evidence/queries/verification';
import { isLockRecord } from '@/lib/evidence/rules/lock-state';
import type { VerifyRequest } from '@/lib/evidence/schema/requests';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';

/**
 * Answers whether a hash or a proof belongs to the log. Of a file that several people entered, the signed-in holder's own
 * entry comes first. Throws `not_found` for a hash that the log does not know.
 */
export async function verifyForHolder(actor: Actor | null, request: VerifyRequest): Promise<VerifyAnswer> {
  const isOpen = request.hash !== undefined && request.entry === undefined;
  const own = actor && isOpen ? await listOwnEntries(actor, Buffer.from(request.hash ?? '', 'hex')) : [];
  const answer = await verifyEvidence(request, own);
  // A hash is public, its commitment too. Only a proof's own salt shows that somebody was given the proof.
  const hasShownProof = request.hash === undefined;
  return answer.verified && hasShownProof ? withLockState(answer) : answer;
}

async function withLockState(answer: Extract<VerifyAnswer, { verified: true }>): Promise<VerifyAnswer> {
  const record = await findRecord(answer.entry.index);
  if (!record || !isLockRecord(record) || typeof record.lockId !== 'string') return answer;
  const state = await findLockState({ id: record.lockId, entry: answer.entry.index });
  return state === null ? answer : { ...answer, state };
}

/** The entries about a file that are of the actor's documents, redacted copies and hashes. */
async function listOwnEntries({ id }: Actor, sha256: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const rows = await Promise.all([
    db.vaultDocument.findMany({ where: { ownerId: id, sha256 }, select: { logIndex: true } }),
    db.redaction.findMany({ where: { document: { ownerId: id }, sha256 }, select: { logIndex: true } }),
    db.documentHash.findMany({ where: { userId: id, sha256 }, select: { logIndex: true } }),
  ]);
  return rows.flat().flatMap(({ logIndex }) => logIndex ?? []);
}
