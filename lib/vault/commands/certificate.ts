import 'server-only';
import { appendEntry } from '@/lib/evidence/commands';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { certificatePdf } from '../drawing/draw';
import { certificateName } from '../rules/document-name';
import { findCertificateFacts, noSuchDocument, type Certified } from '../queries/certificate';

/**
 * The certificate of one of the actor's documents, or of one of its redacted copies, as a PDF. The first request issues
 * it, with an entry in the log. Throws `not_found`, also for a copy that is not completed.
 */
export async function issueCertificate(
  actor: Actor,
  certified: Certified,
): Promise<{ name: string; pdf: Buffer }> {
  const facts = (await findCertificateFacts(actor, certified)) ?? (await issueNow(actor, certified));
  return { name: certificateName(facts.documentName), pdf: await certificatePdf(facts) };
}

async function issueNow(actor: Actor, certified: Certified) {
  await transaction((tx) => writeCertificate(tx, { actor, certified }));
  return (await findCertificateFacts(actor, certified)) ?? noSuchDocument();
}

/** Holds what it is of: of two at once the second finds what the first has issued. */
async function writeCertificate(
  tx: Tx,
  { actor, certified }: { actor: Actor; certified: Certified },
): Promise<void> {
  const { id: documentId, redactionId } = certified;
  const file = await (redactionId
    ? holdCopy(tx, actor, { documentId, redactionId })
    : holdDocument(tx, actor, documentId));
  if (!file) throw noSuchDocument();
  if (file.isCertified) return;
  const id = newId();
  const issuedAt = now();
  await audit(tx, {
    type: 'certificate.issued',
    actorId: actor.id,
    subjectId: id,
    data: redactionId ? { documentId, redactionId } : { documentId },
  });
  // Late, because appends wait for each other until the transaction ends.
  const { index: logIndex } = await appendEntry(tx, {
    record: {
      type: 'certificate.issued',
      certificateId: id,
      documentHash: Buffer.from(file.sha256).toString('hex'),
      documentIndex: file.logIndex,
      issuedAt: issuedAt.toISOString(),
    },
  });
  const select = { id: true };
  if (redactionId)
    await tx.redactionCertificate.create({ data: { id, redactionId, issuedAt, logIndex }, select });
  else await tx.certificate.create({ data: { id, documentId, issuedAt, logIndex }, select });
}

type HeldFile = { sha256: Uint8Array; logIndex: number; isCertified: boolean };

async function holdDocument(tx: Tx, actor: Actor, documentId: string): Promise<HeldFile | undefined> {
  const [document] = await tx.$queryRaw<Omit<HeldFile, 'isCertified'>[]>`
    SELECT sha256, log_index AS "logIndex" FROM vault_documents
    WHERE id = ${documentId}::uuid AND owner_id = ${actor.id}::uuid FOR UPDATE`;
  const issued = await tx.certificate.findUnique({ where: { documentId }, select: { id: true } });
  return document && { ...document, isCertified: issued !== null };
}

async function holdCopy(
  tx: Tx,
  actor: Actor,
  { documentId, redactionId }: { documentId: string; redactionId: string },
): Promise<HeldFile | undefined> {
  const [copy] = await tx.$queryRaw<Omit<HeldFile, 'isCertified'>[]>`
    SELECT r.sha256, r.log_index AS "logIndex" FROM redactions r JOIN vault_documents d ON d.id = r.document_id
    WHERE r.id = ${redactionId}::uuid AND d.id = ${documentId}::uuid AND d.owner_id = ${actor.id}::uuid
      AND r.status = 'completed' FOR UPDATE OF r`;
  const issued = await tx.redactionCertificate.findUnique({ where: { redactionId }, select: { id: true } });
  return copy && { ...copy, isCertified: issued !== null };
}
