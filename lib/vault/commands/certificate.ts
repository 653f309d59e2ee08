import 'server-only';
import { appendEntry } from '@/lib/evidence/commands';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { certificatePdf } from '../drawing/draw';
import { getCertificateFacts } from '../queries/certificate';

/** The certificate of one of the actor's documents, as a PDF. The first request issues it, with an entry in the log. */
export async function issueCertificate(
  actor: Actor,
  documentId: string,
): Promise<{ name: string; pdf: Buffer }> {
  const owned = { documentId, document: { ownerId: actor.id } };
  const issued = await db.certificate.findFirst({ where: owned, select: { id: true } });
  if (!issued) await transaction((tx) => writeCertificate(tx, { actor, documentId }));
  const facts = await getCertificateFacts(actor, documentId);
  return { name: `Certificate - ${facts.documentName}.pdf`, pdf: await certificatePdf(facts) };
}

/** Holds the document: of two at once the second finds what the first has issued. */
async function writeCertificate(
  tx: Tx,
  { actor, documentId }: { actor: Actor; documentId: string },
): Promise<void> {
  const [document] = await tx.$queryRaw<{ sha256: Uint8Array; logIndex: number }[]>`
    SELECT sha256, log_index AS "logIndex" FROM vault_documents
    WHERE id = ${documentId}::uuid AND owner_id = ${actor.id}::uuid FOR UPDATE`;
  if (!document) throw new AppError('not_found', 'There is no such document.');
  if (await tx.certificate.findUnique({ where: { documentId }, select: { id: true } })) return;
  const id = newId();
  const issuedAt = now();
  await audit(tx, { type: 'certificate.issued', actorId: actor.id, subjectId: id, data: { documentId } });
  // Late, because appends wait for each other until the transaction ends.
  const { index } = await appendEntry(tx, {
    record: {
      type: 'certificate.issued',
      certificateId: id,
      documentHash: Buffer.from(document.sha256).toString('hex'),
      documentIndex: document.logIndex,
      issuedAt: issuedAt.toISOString(),
    },
  });
  await tx.certificate.create({ data: { id, documentId, issuedAt, logIndex: index }, select: { id: true } });
}
