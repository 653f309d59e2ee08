import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Prisma } from '@/prisma/generated/client';
import { describeAccess } from '../rules/link';
import type { RedactionRule } from '../rules/redaction/choices';
import type { Finding, PageNote, Redaction } from '../schema/redactions';

const fields = {
  id: true,
  documentId: true,
  level: true,
  rules: true,
  status: true,
  step: true,
  pagesDone: true,
  pagesTotal: true,
  findings: true,
  pages: true,
  leftOut: true,
  fieldCount: true,
  failure: true,
  sizeBytes: true,
  sha256: true,
  logIndex: true,
  createdAt: true,
  completedAt: true,
  document: { select: { name: true, type: true, sizeBytes: true, sha256: true } },
  links: { select: { expiresAt: true, revokedAt: true, viewCount: true } },
} as const satisfies Prisma.RedactionSelect;

type Row = Prisma.RedactionGetPayload<{ select: typeof fields }>;

/** All redactions of the actor's documents, newest first. */
export async function listRedactions(actor: Actor): Promise<Redaction[]> {
  const rows = await db.redaction.findMany({
    where: { document: { ownerId: actor.id } },
    orderBy: { createdAt: 'desc' },
    select: fields,
  });
  return rows.map(toRedaction);
}

/** The redactions of one of the actor's documents, newest first. Throws `not_found`. */
export async function listDocumentRedactions(actor: Actor, documentId: string): Promise<Redaction[]> {
  const document = await db.vaultDocument.findFirst({
    where: { id: documentId, ownerId: actor.id },
    select: { redactions: { orderBy: { createdAt: 'desc' }, select: fields } },
  });
  if (!document) throw new AppError('not_found', 'There is no such document.');
  return document.redactions.map(toRedaction);
}

type RedactionAddress = { id: string; rid: string };

/** What names a redaction of the actor's, whose document is in the address too. */
export function ownRedaction(actor: Actor, { id, rid }: RedactionAddress) {
  return { id: rid, documentId: id, document: { ownerId: actor.id } };
}

/** A redaction of the actor's. Throws `not_found`. */
export async function getRedaction(actor: Actor, address: RedactionAddress): Promise<Redaction> {
  const row = await db.redaction.findFirst({ where: ownRedaction(actor, address), select: fields });
  if (!row) throw noSuchRedaction();
  return toRedaction(row);
}

export function noSuchRedaction(): AppError {
  return new AppError('not_found', 'There is no such redaction.');
}

function toRedaction(row: Row): Redaction {
  const { document } = row;
  return {
    id: row.id,
    documentId: row.documentId,
    name: document.name,
    type: document.type as Redaction['type'],
    redactionLevel: row.level,
    rules: row.rules as RedactionRule[],
    status: row.status,
    step: row.step,
    progress: { pagesDone: row.pagesDone, pagesTotal: row.pagesTotal },
    findings: shownFindings(row),
    pages: row.pages as PageNote[],
    originalSize: document.sizeBytes,
    redactedSize: row.sizeBytes,
    redactedFields: row.fieldCount,
    secureHash: row.sha256 && Buffer.from(row.sha256).toString('hex'),
    originalHash: Buffer.from(document.sha256).toString('hex'),
    logIndex: row.logIndex,
    failure: row.failure,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    ...describeAccess(row.links, now()),
    downloadUrl:
      row.status === 'completed'
        ? `/api/vault/documents/${row.documentId}/redactions/${row.id}/content`
        : null,
  };
}

/** Once it is completed, what is covered: a finding that was left out is no part of the copy's story. */
function shownFindings({ status, findings, leftOut }: Row): Finding[] {
  const found = findings as Finding[];
  return status === 'completed' ? found.filter(({ id }) => !leftOut.includes(id)) : found;
}
