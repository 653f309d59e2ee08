import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import type { ScanCheck } from '../schema/scans';

export type DocumentScan = {
  documentName: string;
  /** ISO 8601 UTC; null while our rules still have to look */
  scannedAt: string | null;
  checks: ScanCheck[];
};

/** What our rules saw in the newest PDF of the actor's; null before the first one is uploaded. */
export async function findNewestScan(actor: Actor): Promise<DocumentScan | null> {
  const newest = await db.vaultDocument.findFirst({
    where: { ownerId: actor.id, type: 'pdf' },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: { name: true, scan: { select: { scannedAt: true, checks: true } } },
  });
  if (!newest) return null;
  const { name: documentName, scan } = newest;
  return {
    documentName,
    scannedAt: scan?.scannedAt.toISOString() ?? null,
    checks: (scan?.checks ?? []) as ScanCheck[],
  };
}
