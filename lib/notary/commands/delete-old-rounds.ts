import 'server-only';
import { now } from '@/lib/platform/clock';
import { deleteInBatches } from '@/lib/platform/delete-in-batches';
import { notHeldVisit } from '@/lib/platform/legal-hold';
import { ROUNDS_KEPT_DAYS } from '../rules/kept';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes why notaries were or were not asked, of requests that are long over; not where somebody who took part is under a legal hold. */
export function deleteOldRounds(): Promise<{ deleted: number }> {
  const before = new Date(now().getTime() - ROUNDS_KEPT_DAYS * DAY_MS);
  const where = {
    createdAt: { lt: before },
    request: { appointmentAt: { lt: before }, ...notHeldVisit },
  };
  return deleteInBatches('rounds', (tx, limit) => tx.dispatchRound.deleteMany({ where, limit }));
}
