import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { appendEntry } from '@/lib/evidence/commands';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { documentHashFields, toDocumentHash } from '../queries/document-hashes';
import type { DocumentHashView, RecordDocumentHashInput } from '../schema/document-hashes';

/**
 * Enters the hash of a file in the evidence log; the file stays where it is. Name and note are for the account alone:
 * anyone who has the file sees the entry, and is not to read there what a stranger says of it. A hash that the account entered before is
 * answered as it was entered then, also to two clicks at once: evidence is not written over.
 */
export async function recordDocumentHash(
  actor: Actor,
  input: RecordDocumentHashInput,
): Promise<DocumentHashView> {
  const sha256 = Uint8Array.from(Buffer.from(input.sha256, 'hex'));
  return transaction(async (tx) => {
    await holdAccount(tx, actor.id);
    const existing = await tx.documentHash.findUnique({
      where: { userId_sha256: { userId: actor.id, sha256 } },
      select: documentHashFields,
    });
    return toDocumentHash(existing ?? (await writeHash(tx, { actor, input, sha256 })));
  });
}

type NewHash = { actor: Actor; input: RecordDocumentHashInput; sha256: Uint8Array<ArrayBuffer> };

async function writeHash(tx: Tx, { actor, input, sha256 }: NewHash) {
  const id = newId();
  const createdAt = now();
  const { documentName, metadata = null } = input;
  await audit(tx, { type: 'document_hash.recorded', actorId: actor.id, subjectId: id });
  // Late, because appends wait for each other until the transaction ends.
  const { index } = await appendEntry(tx, {
    record: {
      type: 'document.hashed',
      documentHashId: id,
      documentHash: input.sha256,
      recordedAt: createdAt.toISOString(),
    },
    subjectHash: sha256,
  });
  return tx.documentHash.create({
    data: { id, userId: actor.id, documentName, sha256, metadata, logIndex: index, createdAt },
    select: documentHashFields,
  });
}
