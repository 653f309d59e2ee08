import 'server-only';
import { verifyEvidence, type VerifyAnswer } from '@/lib/evidence/queries';
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
  return verifyEvidence(request, own);
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
