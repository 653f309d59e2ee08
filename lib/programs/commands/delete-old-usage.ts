import 'server-only';
import { now } from '@/lib/platform/clock';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { USAGE_KEPT_MONTHS } from '../rules/kept';

/** Removes how often somebody called in an hour, 13 months after it. Returns how many. */
export async function deleteOldUsage(): Promise<{ deleted: number }> {
  const before = now();
  before.setUTCMonth(before.getUTCMonth() - USAGE_KEPT_MONTHS);
  const where = { hour: { lt: before } };
  return deleteInBatches('usage', (tx, limit) => tx.apiUsage.deleteMany({ where, limit }));
}
