import 'server-only';
import { now } from '@/lib/platform/clock';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { listHeldAddresses, notHeld } from '@/lib/platform/legal-hold';
import { CLOSED_CASES_KEPT_DAYS } from '../rules/kept';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes messages to us that were closed long ago; not of an account under a legal hold, or under its address. */
export function deleteClosedCases(): Promise<{ deleted: number }> {
  const closedAt = { lt: new Date(now().getTime() - CLOSED_CASES_KEPT_DAYS * DAY_MS) };
  return deleteInBatches('cases', async (tx, limit) => {
    const email = { notIn: await listHeldAddresses(tx) };
    const where = { closedAt, email, OR: [{ userId: null }, { user: notHeld }] };
    return tx.supportCase.deleteMany({ where, limit });
  });
}
