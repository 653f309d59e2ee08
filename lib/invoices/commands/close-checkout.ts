import 'server-only';
import { db, transaction } from '@/lib/platform/db';
import { logger } from '@/lib/platform/telemetry/logger';
import { expireCheckoutSession } from '@/lib/vendor/stripe-checkout';
import { applyCheckout } from './settlement';

/** Ends a payment at Stripe, and here as it is there by then: paid, if the payer was faster. Throws `unavailable`. */
export async function closeCheckout({ id, sessionId }: { id: string; sessionId: string }): Promise<void> {
  const session = await expireCheckoutSession(sessionId);
  await transaction((tx) => applyCheckout(tx, id, session));
}

/** An invoice that was settled another way is no longer to be paid. What fails here is done by the reconcile job. */
export async function tryToCloseCheckout(invoiceId: string): Promise<void> {
  const payment = await db.invoicePayment.findFirst({
    where: { invoiceId, status: 'open' },
    select: { id: true, sessionId: true },
  });
  // Without a session whoever is opening it closes it.
  if (!payment?.sessionId) return;
  const { id, sessionId } = payment;
  await closeCheckout({ id, sessionId }).catch((err: unknown) => logger.error({ invoiceId, err }));
}
