import 'server-only';
import { now } from '@/lib/platform/clock';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { held, notHeld } from '@/lib/platform/legal-hold';
import { ROUNDS_KEPT_DAYS } from '../rules/kept';

const DAY_MS = 24 * 60 * 60_000;

/** Of a visit in which nobody took part who is held: as `is_held_visit` of the database, which also counts who gave it back. */
const notHeldVisit = {
  client: notHeld,
  OR: [{ notaryId: null }, { notary: { user: notHeld } }],
  offers: { none: { status: 'accepted' as const, notary: { user: held } } },
  messages: { none: { sender: held } },
};

/** Deletes why notaries were or were not asked, of requests that are long over; not where somebody who took part is under a legal hold. */
export function deleteOldRounds(): Promise<{ deleted: number }> {
  const before = new Date(now().getTime() - ROUNDS_KEPT_DAYS * DAY_MS);
  const where = {
    createdAt: { lt: before },
    request: { appointmentAt: { lt: before }, ...notHeldVisit },
  };
  return deleteInBatches('rounds', (tx, limit) => tx.dispatchRound.deleteMany({ where, limit }));
}
