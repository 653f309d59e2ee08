import 'server-only';
import { listCommitments } from '@/lib/evidence/queries/log';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { CertificateFacts } from '../drawing/words';
import { verifyAddress } from './records';

/** What is on the certificate of one of the actor's documents. Throws `not_found` when there is none. */
export async function getCertificateFacts(actor: Actor, documentId: string): Promise<CertificateFacts> {
  const document = await db.vaultDocument.findFirst({
    where: { id: documentId, ownerId: actor.id },
    select: {
      name: true,
      type: true,
      sizeBytes: true,
      sha256: true,
      createdAt: true,
      logIndex: true,
      certificate: { select: { id: true, issuedAt: true, logIndex: true } },
      owner: { select: { firstName: true, lastName: true } },
    },
  });
  if (!document?.certificate) throw new AppError('not_found', 'There is no such document.');
  const { certificate, owner, logIndex } = document;
  const sha256 = Buffer.from(document.sha256).toString('hex');
  const commitments = await listCommitments([logIndex]);
  return {
    certificateId: certificate.id,
    issuedAt: certificate.issuedAt,
    certificateIndex: certificate.logIndex,
    documentName: document.name,
    type: document.type,
    sizeBytes: document.sizeBytes,
    sha256,
    storedAt: document.createdAt,
    holder: `${owner.firstName} ${owner.lastName}`,
    documentIndex: logIndex,
    commitment: commitments.get(logIndex) ?? '',
    logOrigin: env().LOG_ORIGIN,
    verifyUrl: verifyAddress(sha256, logIndex),
  };
}
