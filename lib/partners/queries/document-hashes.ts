import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { getProofFile } from '@/lib/evidence/queries/proofs';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { cutPage, pageAfter } from '@/lib/platform/list';
import { proofFileName } from '../rules/document-hash';
import type { DocumentHashPage, DocumentHashView } from '../schema/document-hashes';

/** What `toDocumentHash` wants of a row. */
export const documentHashFields = {
  id: true,
  documentName: true,
  sha256: true,
  metadata: true,
  logIndex: true,
  createdAt: true,
} satisfies Prisma.DocumentHashSelect;

type DocumentHashRow = Prisma.DocumentHashGetPayload<{ select: typeof documentHashFields }>;

export function toDocumentHash({ sha256, logIndex, createdAt, ...row }: DocumentHashRow): DocumentHashView {
  return {
    ...row,
    hash: Buffer.from(sha256).toString('hex'),
    network: env().LOG_ORIGIN,
    blockNumber: logIndex,
    timestamp: createdAt.toISOString(),
    status: 'confirmed',
  };
}

/** One page of what the actor entered, newest first, from behind the hash `after`. */
export async function listDocumentHashes(
  actor: Actor,
  { after }: { after?: string } = {},
): Promise<DocumentHashPage> {
  const found = await db.documentHash.findMany({
    where: { userId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: documentHashFields,
    ...pageAfter(after),
    // With the account: somebody else's hash is answered like one that is not there.
    ...(after && { cursor: { id: after, userId: actor.id } }),
  });
  const { rows, next } = cutPage(found, after);
  return { hashes: rows.map(toDocumentHash), next };
}

/** The proof of one of the actor's hashes, as a file named after the document. Throws `not_found`. */
export async function getDocumentHashProof(
  actor: Actor,
  { id, format }: { id: string; format: 'html' | 'json' },
) {
  const row = await db.documentHash.findFirst({
    where: { id, userId: actor.id },
    select: { documentName: true, logIndex: true },
  });
  if (!row) throw new AppError('not_found', 'There is no such document hash.');
  const file = await getProofFile({ index: row.logIndex, format });
  return { ...file, name: proofFileName(row.documentName, format) };
}
