import 'server-only';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { publish } from '@/lib/platform/events';
import { checksOf, unreadable } from '../rules/scan/verdicts';
import { SCAN_VERSION, type ScanCheck } from '../schema/scans';
import { askForMissing, faultOf } from './after-upload';
import { workOnDocument, type WorkedOn } from './document-work';

/** `isRetried`: it was begun before, and did not come to an end. */
type Asked = { id: string; isRetried?: boolean };
type Outcome = { documentId: string; outcome: 'scanned' | 'unreadable' | 'nothing' };

/**
 * Looks at a PDF with our rules, in a process that can be ended, and keeps what they saw. Safe to run twice and at once.
 * A file that cannot be opened is kept as unreadable, with the reason; what may pass is thrown, for the queue to try again.
 */
export async function scanDocument({ id, isRetried = false }: Asked): Promise<Outcome> {
  const document = await db.vaultDocument.findFirst({
    where: { id, ...unscanned() },
    select: { id: true, ownerId: true, objectId: true, poison: true },
  });
  if (!document) return { documentId: id, outcome: 'nothing' };
  const { checks, isRead } = await look(document, { isRetried });
  const isKept = await transaction((tx) => keep(tx, document, checks));
  if (!isKept) return { documentId: id, outcome: 'nothing' };
  return { documentId: id, outcome: isRead ? 'scanned' : 'unreadable' };
}

/** Tells the open pages of its owner. False when the document was deleted meanwhile: its scan goes with it. */
async function keep(
  tx: Tx,
  { id, ownerId }: Pick<WorkedOn, 'id' | 'ownerId'>,
  checks: ScanCheck[],
): Promise<boolean> {
  const written = await tx.$executeRaw`
    INSERT INTO document_scans (document_id, scanned_at, version, checks)
    SELECT id, ${now()}, ${SCAN_VERSION}, ${JSON.stringify(checks)}::jsonb FROM vault_documents WHERE id = ${id}::uuid
    ON CONFLICT (document_id) DO UPDATE
    SET scanned_at = excluded.scanned_at, version = excluded.version, checks = excluded.checks`;
  if (written === 0) return false;
  await publish(tx, [{ topic: `account:${ownerId}`, kind: 'document', id }]);
  return true;
}

/** Asks for scans of PDFs that have none, or one by older rules. */
export async function scanUnscanned(): Promise<{ asked: number }> {
  return askForMissing('scan-document', unscanned());
}

function unscanned() {
  return {
    type: 'pdf' as const,
    OR: [{ scan: null }, { scan: { version: { lt: SCAN_VERSION } } }],
  };
}

async function look(
  { objectId, ...document }: WorkedOn & { objectId: string },
  tried: { isRetried: boolean },
): Promise<{ checks: ScanCheck[]; isRead: boolean }> {
  try {
    const { value } = await workOnDocument(document, { work: 'scan', options: { type: 'pdf' }, objectId });
    return { checks: checksOf(value), isRead: true };
  } catch (error) {
    const fault = faultOf(error, tried);
    if (!fault) throw error;
    return { checks: unreadable(fault.message), isRead: false };
  }
}
