import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { dayBefore } from '../rules/days';

/** As the privacy policy says. */
const DAYS_KEPT = 90;

export async function deleteOldAbuse(): Promise<{ deleted: number }> {
  const { count } = await db.abuseCount.deleteMany({ where: { day: { lt: dayBefore(now(), DAYS_KEPT) } } });
  return { deleted: count };
}
