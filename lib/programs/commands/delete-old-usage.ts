import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';

/** A year can be compared with the one before, and the month that is not over. */
export const USAGE_KEPT_MONTHS = 13;

/** Removes how often somebody called in an hour, 13 months after it. Returns how many. */
export async function deleteOldUsage(): Promise<{ deleted: number }> {
  const before = now();
  before.setUTCMonth(before.getUTCMonth() - USAGE_KEPT_MONTHS);
  const { count } = await db.apiUsage.deleteMany({ where: { hour: { lt: before } } });
  return { deleted: count };
}
