import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { DELETED_HOURS, KEPT_DAYS } from '../rules/retention';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes notices that are old, and those whose owner deleted them and did not bring them back. */
export async function deleteOldNotifications(): Promise<{ deleted: number }> {
  const at = now().getTime();
  const { count } = await db.notification.deleteMany({
    where: {
      OR: [
        { createdAt: { lt: new Date(at - KEPT_DAYS * 24 * HOUR_MS) } },
        { deletedAt: { lt: new Date(at - DELETED_HOURS * HOUR_MS) } },
      ],
    },
  });
  return { deleted: count };
}
