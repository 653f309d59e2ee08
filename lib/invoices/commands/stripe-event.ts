import 'server-only';
import type { EventReader } from '@/lib/payments/commands/stripe-event';
import { paymentIdSchema } from '@/lib/payments/schema';
import { db } from '@/lib/platform/db';
import type { StripeEventHint } from '@/lib/vendor/stripe';
import {
  findCheckoutSession,
  findCheckoutSessionOfIntent,
  type CheckoutState,
} from '@/lib/vendor/stripe-checkout';

import { applyCheckout } from './settlement';

/** The events of Checkout Sessions for invoices, and of refunds of what was paid by them. */
export const readInvoiceEvent: EventReader = async (event) => {
  const session = await askAbout(event);
  const paymentId = session && (await findPaymentId(session));
  return paymentId ? (tx) => applyCheckout(tx, paymentId, session) : null;
};

async function askAbout({ sessionId, refundedIntentId }: StripeEventHint): Promise<CheckoutState | null> {
  if (sessionId) return findCheckoutSession(sessionId);
  return refundedIntentId ? findCheckoutSessionOfIntent(refundedIntentId) : null;
}

/** By Stripe's id, or by ours in the metadata when the server stopped between Stripe's answer and our note of it. */
async function findPaymentId(session: CheckoutState): Promise<string | null> {
  const select = { id: true } as const;
  const found = await db.invoicePayment.findUnique({ where: { sessionId: session.id }, select });
  if (found) return found.id;
  // Other programs on the same Stripe account write other ids there.
  const ours = paymentIdSchema.safeParse({ id: session.paymentId });
  if (!ours.success) return null;
  const where = { ...ours.data, sessionId: null };
  return (await db.invoicePayment.findFirst({ where, select }))?.id ?? null;
}
