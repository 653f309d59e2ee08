import 'server-only';
import { now } from '@/lib/platform/clock';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { notHeld } from '@/lib/platform/legal-hold';
import { DELETED_HOURS, KEPT_DAYS } from '../rules/retention';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes notices that are old, and those whose owner deleted them and did not bring them back; not of an account under a legal hold. */
export async function deleteOldNotifications(): Promise<{ deleted: number }> {
  const at = now().getTime();
  const where = {
    OR: [
      { createdAt: { lt: new Date(at - KEPT_DAYS * 24 * HOUR_MS) } },
      { deletedAt: { lt: new Date(at - DELETED_HOURS * HOUR_MS) } },
    ],
    user: notHeld,
  };
  return deleteInBatches('notices', (tx, limit) => tx.notification.deleteMany({ where, limit }));
}
