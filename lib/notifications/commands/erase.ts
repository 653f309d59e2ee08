import 'server-only';
import { isNaming } from '@/lib/notifications/queries/mails';
import type { Tx } from '@/lib/platform/db';

/** Notices, how somebody wanted to be told, and the browsers that were told. */
export async function eraseNotices(tx: Tx, userId: string): Promise<void> {
  await tx.notification.deleteMany({ where: { userId } });
  await tx.notificationPreferences.deleteMany({ where: { userId } });
  await tx.pushSubscription.deleteMany({ where: { userId } });
}

/**
 * Deletes the copies of what we mailed to an address, and of what we told admins of it, but for invoices: those belong to
 * whoever sent them, and for what went to another account that is under a legal hold.
 */
export async function eraseMails(tx: Tx, address: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM mails WHERE ${isNaming(address)}
      AND NOT EXISTS (SELECT 1 FROM invoices WHERE mail_id = mails.id)
      AND NOT EXISTS (
        SELECT 1 FROM legal_holds h JOIN users u ON u.id = h.user_id
        WHERE h.lifted_at IS NULL AND u.email = mails.to_address::citext
      )`;
}
