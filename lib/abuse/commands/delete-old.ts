import 'server-only';
import { now } from '@/lib/platform/clock';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { dayBefore } from '../rules/days';

/** As the privacy policy says. */
const DAYS_KEPT = 90;

export async function deleteOldAbuse(): Promise<{ deleted: number }> {
  const where = { day: { lt: dayBefore(now(), DAYS_KEPT) } };
  return deleteInBatches('abuse counts', (tx, limit) => tx.abuseCount.deleteMany({ where, limit }));
}
