import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { checksOfScan, type ScanCheck } from '../rules/document-scan';
import type { Finding, PageNote } from '../schema/redactions';

export type DocumentScan = {
  documentName: string;
  /** ISO 8601 UTC */
  scannedAt: string;
  checks: ScanCheck[];
};

/** What the newest finished search for a redaction saw in one of the actor's documents; null before the first. */
export async function findNewestScan(actor: Actor): Promise<DocumentScan | null> {
  const row = await db.redaction.findFirst({
    where: { document: { ownerId: actor.id }, status: { in: ['pending_review', 'completed'] } },
    orderBy: { createdAt: 'desc' },
    select: {
      rules: true,
      findings: true,
      pages: true,
      createdAt: true,
      document: { select: { name: true } },
    },
  });
  if (!row) return null;
  const { rules, createdAt, document } = row;
  const scan = { rules, findings: row.findings as Finding[], pages: row.pages as PageNote[] };
  return {
    documentName: document.name,
    scannedAt: createdAt.toISOString(),
    checks: checksOfScan(scan),
  };
}
