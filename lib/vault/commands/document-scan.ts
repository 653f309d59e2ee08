import 'server-only';
import { now } from '@/lib/platform/clock';
import { db, transaction } from '@/lib/platform/db';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { logger } from '@/lib/platform/logger';
import { PoisonedDocument } from '@/lib/sandbox/poisoned';
import { unreadable } from '../rules/scan/verdicts';
import { SCAN_VERSION, type ScanCheck } from '../schema/scans';
import { workOnDocument, type WorkedOn } from './document-work';

/** In one run of the sweep: what was uploaded before there were scans comes bit by bit. */
const AT_ONCE = 50;
/** What is younger has a job of its own under way. */
const SETTLED_MS = 10 * 60 * 1000;
/** What may be different the next time. */
const PASSING = new Set<ErrorCode>(['unavailable', 'conflict']);

type Outcome = { documentId: string; outcome: 'scanned' | 'unreadable' | 'nothing' };

/**
 * Asks for the scan of a document that was just stored. The upload is over by then, and does not fail for it: the sweep
 * finds what has no scan.
 */
export async function askForScan({ id, ownerId }: { id: string; ownerId: string }): Promise<void> {
  await transaction((tx) => enqueue(tx, 'scan-document', id, { group: ownerId })).catch((err: unknown) =>
    logger.warn({ scan: 'not asked for', documentId: id, err }),
  );
}

/**
 * Looks at a PDF with our rules, in a process that can be ended, and keeps what they saw. Safe to run twice and at once.
 * A file that cannot be opened is kept as unreadable, with the reason; what may pass is thrown, for the queue to try again.
 */
export async function scanDocument({ id }: { id: string }): Promise<Outcome> {
  const document = await db.vaultDocument.findFirst({
    where: { id, ...unscanned() },
    select: { id: true, ownerId: true, objectId: true, poison: true },
  });
  if (!document) return { documentId: id, outcome: 'nothing' };
  const { checks, isRead } = await look(document);
  const scan = { checks, version: SCAN_VERSION, scannedAt: now() };
  // A document that was deleted meanwhile takes its scan along.
  const written = await db.$executeRaw`
    INSERT INTO document_scans (document_id, scanned_at, version, checks)
    SELECT id, ${scan.scannedAt}, ${scan.version}, ${JSON.stringify(checks)}::jsonb FROM vault_documents WHERE id = ${id}::uuid
    ON CONFLICT (document_id) DO UPDATE
    SET scanned_at = excluded.scanned_at, version = excluded.version, checks = excluded.checks`;
  if (written === 0) return { documentId: id, outcome: 'nothing' };
  return { documentId: id, outcome: isRead ? 'scanned' : 'unreadable' };
}

/** Asks for scans of PDFs that have none, or one by older rules. Asking twice does no harm. */
export async function scanUnscanned(): Promise<{ asked: number }> {
  const waiting = await db.vaultDocument.findMany({
    where: { ...unscanned(), createdAt: { lt: new Date(now().getTime() - SETTLED_MS) } },
    orderBy: { createdAt: 'desc' },
    take: AT_ONCE,
    select: { id: true, ownerId: true },
  });
  for (const document of waiting) await askForScan(document);
  return { asked: waiting.length };
}

function unscanned() {
  return {
    type: 'pdf' as const,
    OR: [{ scan: null }, { scan: { version: { lt: SCAN_VERSION } } }],
  };
}

async function look({
  objectId,
  ...document
}: WorkedOn & { objectId: string }): Promise<{ checks: ScanCheck[]; isRead: boolean }> {
  try {
    const { value } = await workOnDocument(document, { work: 'scan', options: { type: 'pdf' }, objectId });
    return { checks: value, isRead: true };
  } catch (error) {
    const isOfFile =
      error instanceof PoisonedDocument || (error instanceof AppError && !PASSING.has(error.code));
    if (!isOfFile) throw error;
    return { checks: unreadable(error.message), isRead: false };
  }
}
