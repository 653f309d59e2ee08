import 'server-only';
import { now } from '@/lib/platform/clock';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';

/** Stripe sends an event again for three days, and somebody in its dashboard for 30. */
const DAYS_KEPT = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets which events of Stripe were handled, once none of them can come again. */
export function deleteOldStripeEvents(): Promise<{ deleted: number }> {
  const where = { receivedAt: { lt: new Date(now().getTime() - DAYS_KEPT * DAY_MS) } };
  return deleteInBatches('stripe events', (tx, limit) => tx.stripeEvent.deleteMany({ where, limit }));
}
