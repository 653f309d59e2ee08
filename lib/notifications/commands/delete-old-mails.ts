import 'server-only';
import { now } from '@/lib/platform/clock';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { MAILS_KEPT_DAYS } from '../rules/retention';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes the copies of old emails, but those of an invoice, which stay with it, and those to an account under a legal hold. */
export function deleteOldMails(): Promise<{ deleted: number }> {
  const before = new Date(now().getTime() - MAILS_KEPT_DAYS * DAY_MS);
  return deleteInBatches('mails', async (tx, limit) => {
    const count = await tx.$executeRaw`
      DELETE FROM mails WHERE id = ANY (ARRAY(
        SELECT m.id FROM mails m
        WHERE m.created_at < ${before} AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.mail_id = m.id)
          AND NOT EXISTS (
            SELECT 1 FROM legal_holds h JOIN users u ON u.id = h.user_id
            WHERE h.lifted_at IS NULL AND u.email = m.to_address::citext
          )
        ORDER BY m.created_at LIMIT ${limit}
      ))`;
    return { count };
  });
}
