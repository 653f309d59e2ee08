import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { now } from '@/lib/platform/clock';
import { db, isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { findPaymentIntent, readWebhookEvent, type PaymentIntentState } from '@/lib/vendor/stripe';
import { paymentIdSchema } from '../schema';
import { closeOpenPayments, settle, type Fulfil } from './settlement';

type PaymentRow = Prisma.PaymentModel;

/** Works on one event of Stripe: checks it, asks Stripe how the intent stands, and writes once, whatever comes again. */
export async function handleStripeEvent(
  payload: string,
  signature: string | null,
  fulfil: Fulfil,
): Promise<void> {
  const event = readWebhookEvent(payload, signature);
  if (!event.paymentIntentId || (await isHandled(event.id))) return;
  const intent = await findPaymentIntent(event.paymentIntentId);
  const payment = intent && (await findPaymentOfIntent(intent));
  await transaction(async (tx) => {
    await tx.stripeEvent.create({
      data: { id: event.id, type: event.type, receivedAt: now() },
      select: { id: true },
    });
    if (payment) await apply(tx, payment, intent, fulfil);
  }).catch(async (error: unknown) => {
    // The same event at the same time on another instance: that one has done it.
    if (!isUniqueViolation(error) || !(await isHandled(event.id))) throw error;
  });
}

/**
 * Asks Stripe about the payment that is open for a lock. One whose event never came is settled now; true while money is
 * on its way. Throws `unavailable` when Stripe cannot be asked.
 */
export async function isBeingPaid(lockId: string, fulfil: Fulfil): Promise<boolean> {
  if (!env().STRIPE_SECRET_KEY) return false;
  const payment = await db.payment.findFirst({ where: { lockId, status: 'open', provider: 'stripe' } });
  const intent = payment?.providerId ? await findPaymentIntent(payment.providerId) : null;
  if (!payment || !intent) return false;
  await transaction((tx) => apply(tx, payment, intent, fulfil));
  return intent.status === 'processing';
}

async function apply(tx: Tx, payment: PaymentRow, intent: PaymentIntentState, fulfil: Fulfil): Promise<void> {
  // Missing when the server stopped between Stripe's answer and our note of it.
  if (!payment.providerId) {
    await tx.payment.update({
      where: { id: payment.id },
      data: { providerId: intent.id },
      select: { id: true },
    });
  }
  if (intent.status === 'canceled') await closeOpenPayments(tx, { id: payment.id });
  if (intent.status !== 'succeeded') return;
  const { amountReceivedCents: received, currency } = intent;
  if (received !== payment.amountCents || currency !== payment.currency) {
    logger.error({ paymentId: payment.id, received, currency, expected: payment.amountCents });
    return;
  }
  await settle(tx, payment.id, null, fulfil);
}

async function isHandled(eventId: string): Promise<boolean> {
  return (await db.stripeEvent.count({ where: { id: eventId } })) > 0;
}

/** By Stripe's id, or by ours in the metadata when the server stopped between Stripe's answer and our note of it. */
async function findPaymentOfIntent(intent: PaymentIntentState): Promise<PaymentRow | null> {
  const found = await db.payment.findUnique({ where: { providerId: intent.id } });
  // Other programs on the same Stripe account write other ids there.
  const ours = paymentIdSchema.safeParse({ id: intent.paymentId });
  if (found || !ours.success) return found;
  return db.payment.findFirst({ where: { ...ours.data, provider: 'stripe', providerId: null } });
}
