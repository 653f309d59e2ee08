import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { EVENT_DAYS } from '../rules/retention';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes events that are old, with their deliveries and tries. */
export async function deleteOldEvents(): Promise<{ deleted: number }> {
  const { count } = await db.webhookEvent.deleteMany({
    where: { createdAt: { lt: new Date(now().getTime() - EVENT_DAYS * DAY_MS) } },
  });
  return { deleted: count };
}
