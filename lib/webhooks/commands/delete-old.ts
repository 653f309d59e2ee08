import 'server-only';
import { now } from '@/lib/platform/clock';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { ofNobodyHeld } from '@/lib/platform/legal-hold';
import { EVENT_DAYS } from '../rules/retention';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes events that are old, with their deliveries and tries; not those of an organization with a member under a legal hold. */
export async function deleteOldEvents(): Promise<{ deleted: number }> {
  const where = {
    createdAt: { lt: new Date(now().getTime() - EVENT_DAYS * DAY_MS) },
    organization: ofNobodyHeld,
  };
  return deleteInBatches('events', (tx, limit) => tx.webhookEvent.deleteMany({ where, limit }), {
    batch: 500,
  });
}
