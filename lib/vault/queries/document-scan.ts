import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Prisma } from '@/prisma/generated/client';
import type { ScanCheck } from '../schema/scans';

/** More would not be found in a list to choose from; the vault has all of them. */
const MOST_CHOICES = 200;

export type DocumentScan = {
  documentName: string;
  /** ISO 8601 UTC; null while our rules still have to look */
  scannedAt: string | null;
  checks: ScanCheck[];
};

export type ScanDesk = {
  /** the newest PDFs of the actor's, the newest first */
  documents: { id: string; name: string }[];
  /** null where there is none */
  chosen: (DocumentScan & { id: string }) | null;
};

const select = {
  id: true,
  name: true,
  scan: { select: { scannedAt: true, checks: true } },
} satisfies Prisma.VaultDocumentSelect;
const newestFirst = [
  { createdAt: 'desc' },
  { id: 'asc' },
] satisfies Prisma.VaultDocumentOrderByWithRelationInput[];

/** What our rules saw in the newest PDF of the actor's; null before the first one is uploaded. */
export async function findNewestScan(actor: Actor): Promise<DocumentScan | null> {
  const newest = await findRow(actor);
  return newest && toScan(newest);
}

/** What our rules saw in one PDF of the actor's, the newest unless told, and the others to choose from. Throws `not_found`. */
export async function getScanDesk(actor: Actor, id?: string): Promise<ScanDesk> {
  const [documents, row] = await Promise.all([
    db.vaultDocument.findMany({
      where: { ownerId: actor.id, type: 'pdf' },
      orderBy: newestFirst,
      select: { id: true, name: true },
      take: MOST_CHOICES,
    }),
    findRow(actor, id),
  ]);
  if (id && !row) throw new AppError('not_found', 'There is no such document.');
  return { documents, chosen: row && { id: row.id, ...toScan(row) } };
}

function findRow(actor: Actor, id?: string): Promise<ScanRow | null> {
  return db.vaultDocument.findFirst({
    where: { ownerId: actor.id, type: 'pdf', id },
    orderBy: newestFirst,
    select,
  });
}

type ScanRow = Prisma.VaultDocumentGetPayload<{ select: typeof select }>;

function toScan({ name, scan }: ScanRow): DocumentScan {
  return {
    documentName: name,
    scannedAt: scan?.scannedAt.toISOString() ?? null,
    checks: (scan?.checks ?? []) as ScanCheck[],
  };
}
