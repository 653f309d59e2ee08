import 'server-only';
import { listCommitments } from '@/lib/evidence/queries/log';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { CertificateFacts } from '../drawing/words';
import { redactedName } from '../rules/document-name';
import { verifyAddress } from './records';

/** A document, or one of its redacted copies. */
export type Certified = { id: string; redactionId?: string };

const certificate = { select: { id: true, issuedAt: true, logIndex: true } };

/** What is on the certificate of one of the actor's documents or redacted copies; null before it was issued. Throws `not_found`. */
export async function findCertificateFacts(
  actor: Actor,
  { id, redactionId }: Certified,
): Promise<CertificateFacts | null> {
  const document = await db.vaultDocument.findFirst({
    where: { id, ownerId: actor.id },
    select: {
      name: true,
      type: true,
      sizeBytes: true,
      sha256: true,
      createdAt: true,
      logIndex: true,
      certificate,
      owner: { select: { firstName: true, lastName: true } },
    },
  });
  if (!document) return noSuchDocument();
  const { owner, createdAt, ...original } = document;
  const file = redactionId
    ? await findCopy({ id, redactionId, name: original.name, originalIndex: original.logIndex })
    : { ...original, storedAt: createdAt, originalIndex: null };
  if (!file.certificate) return null;
  const { name, logIndex, certificate: issued, ...facts } = file;
  const sha256 = Buffer.from(file.sha256).toString('hex');
  const commitments = await listCommitments([logIndex]);
  return {
    ...facts,
    certificateId: issued.id,
    issuedAt: issued.issuedAt,
    certificateIndex: issued.logIndex,
    documentName: name,
    sha256,
    holder: `${owner.firstName} ${owner.lastName}`,
    documentIndex: logIndex,
    commitment: commitments.get(logIndex) ?? '',
    logOrigin: env().LOG_ORIGIN,
    verifyUrl: verifyAddress(sha256, logIndex),
  };
}

type CopyOf = { id: string; redactionId: string; name: string; originalIndex: number };

async function findCopy({ id, redactionId, name, originalIndex }: CopyOf) {
  const copy = await db.redaction.findFirst({
    where: { id: redactionId, documentId: id, status: 'completed' },
    select: { sizeBytes: true, sha256: true, logIndex: true, completedAt: true, certificate },
  });
  if (!copy?.sha256 || copy.logIndex === null || copy.sizeBytes === null || !copy.completedAt) {
    return noSuchDocument();
  }
  const { sizeBytes, sha256, logIndex, completedAt: storedAt, certificate: issued } = copy;
  return {
    name: redactedName(name),
    type: 'pdf' as const,
    sizeBytes,
    sha256,
    logIndex,
    storedAt,
    certificate: issued,
    originalIndex,
  };
}

export function noSuchDocument(): never {
  throw new AppError('not_found', 'There is no such document, or its redacted copy is not ready yet.');
}
