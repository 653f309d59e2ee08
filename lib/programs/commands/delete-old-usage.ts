import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { USAGE_KEPT_MONTHS } from '../rules/kept';

/** Removes how often somebody called in an hour, 13 months after it. Returns how many. */
export async function deleteOldUsage(): Promise<{ deleted: number }> {
  const before = now();
  before.setUTCMonth(before.getUTCMonth() - USAGE_KEPT_MONTHS);
  const { count } = await db.apiUsage.deleteMany({ where: { hour: { lt: before } } });
  return { deleted: count };
}
