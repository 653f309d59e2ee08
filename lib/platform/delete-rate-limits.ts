import 'server-only';
import { now } from './clock';
import { deleteInBatches } from './database/delete-in-batches';

/** Removes windows that are over. Returns how many. */
export function deleteExpiredRateLimits(): Promise<{ deleted: number }> {
  const where = { expiresAt: { lt: now() } };
  return deleteInBatches('rate limits', (tx, limit) => tx.rateLimit.deleteMany({ where, limit }));
}
