import 'server-only';
import { eraseOpenings } from '@/lib/evidence/commands';
import type { Tx } from '@/lib/platform/db';

/**
 * Deletes every document of an account with its redacted copies, links and certificates, as `deleteDocument` does with
 * one: the keys are destroyed with the commit, and a job removes the bytes. Returns how many documents there were.
 */
export async function eraseVault(tx: Tx, ownerId: string): Promise<number> {
  await tx.$queryRaw`SELECT 1 FROM vault_documents WHERE owner_id = ${ownerId}::uuid ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`
    SELECT 1 FROM redactions r JOIN vault_documents d ON d.id = r.document_id
    WHERE d.owner_id = ${ownerId}::uuid ORDER BY r.id FOR UPDATE OF r`;
  const documents = await tx.vaultDocument.findMany({
    where: { ownerId },
    select: {
      objectId: true,
      logIndex: true,
      thumbnail: { select: { objectId: true } },
      certificate: { select: { logIndex: true } },
      redactions: { select: { objectId: true, logIndex: true, certificate: { select: { logIndex: true } } } },
    },
  });
  const parts = documents.flatMap(({ redactions, ...document }) => [document, ...redactions]);
  const indexes = parts.flatMap(({ logIndex, certificate }) => [logIndex, certificate?.logIndex]);
  await tx.vaultDocument.deleteMany({ where: { ownerId } });
  const objects = [...parts, ...documents.map(({ thumbnail }) => thumbnail)];
  await doomObjects(tx, objects.map((each) => each?.objectId).filter(isThere));
  await eraseOpenings(tx, indexes.filter(isThere));
  return documents.length;
}

/** The keys of several objects; `doomObject` is for one. */
export async function doomObjects(tx: Tx, ids: string[]): Promise<void> {
  await tx.storedObject.updateMany({
    where: { id: { in: ids } },
    data: { state: 'doomed', keyCiphertext: null },
  });
}

function isThere<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
